import { renewPin } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** A new PIN for the guest of this session; the old one stops working. */
export function useRenewPin() {
  return useMutation({ mutationFn: () => call(renewPin, {}) });
}
