export * from './clock';
export * from './errors';
export * from './ids';
export * from './money';
export * from './remembered';
export * from './text';
export * from './trace-share';
export * from './transitions';
