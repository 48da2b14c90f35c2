export { Channel, type ChannelHandler, type StopListening } from './channel';
export * from './memory-channel';
export * from './redis-channel';
