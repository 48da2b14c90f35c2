// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- mongodb has no types for this file, an ambient declaration cannot be imported, and other projects compile these sources with their own settings
/// <reference path="./mongodb-internals.d.ts" />
import { Connection } from 'mongodb/lib/cmap/connection';

const tellTheReader = Connection.prototype.onClose;

/**
 * mongodb 7.8.0 waits for ever when a socket ends between the beginning of a command and its writing: a socket that has ended takes
 * nothing and never drains, and only those who read are told. When it was the command that asks whether the database is
 * there, the process asked no more, and refused everything from then on. From now on those who write are told too.
 */
export function tellWritersOfClosedConnections(): void {
  Connection.prototype.onClose = function (this: Connection): void {
    tellTheReader.call(this);
    if (this.socket.listenerCount('drain') > 0) this.socket.emit('error', this.error);
  };
}
