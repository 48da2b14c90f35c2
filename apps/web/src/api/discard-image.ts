import { discardUpload } from '@vybac/contracts/listings';
import { call } from './call';

/** Throws away an uploaded image that nothing uses. What is left over by accident the server clears away itself. */
export function discardImage(mediaId: string): void {
  call(discardUpload, { params: { id: mediaId } }).catch(() => undefined);
}
