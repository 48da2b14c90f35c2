export { partOf } from './byte-range';
export * from './file-objects';
export { mediaUrl } from './media-routes';
export * from './object-key';
export * from './object-store';
export * from './register-object-routes';
export * from './s3-objects';
