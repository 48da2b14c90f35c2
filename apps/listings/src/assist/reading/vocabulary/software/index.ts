import { filesAndTools } from './files-and-tools';
import { inOtherScripts } from './in-other-scripts';
import { keysAndSubscriptions } from './keys-and-subscriptions';
import { more } from './more';

export const software = [keysAndSubscriptions, filesAndTools, more, inOtherScripts] as const;
