export * from './demo.seeder';
export * from './demo.types';
export { listings as demoListings } from './listings';
export { people as demoPeople, type PersonKey } from './people';
export { renderAvatar } from './pictures/avatars';
export { renderPicture } from './pictures/pictures';
export { StudioApart } from './studio-apart';
