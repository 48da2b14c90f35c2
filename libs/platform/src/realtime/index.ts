export * from './channel-realtime-publisher';
export * from './realtime-publisher';
