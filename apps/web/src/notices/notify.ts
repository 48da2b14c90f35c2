import { showToast, type ToastMessage, type ToastTone } from '@vybac/ui';
import { isMobileDevice, readDevice } from '../device/device';
import { toastDuration, type Occasion } from './durations';

type Notice = Pick<ToastMessage, 'title' | 'description' | 'action'>;

function say(occasion: Occasion, tone: ToastTone) {
  return (notice: Notice): void =>
    showToast({ ...notice, tone, duration: toastDuration(occasion, isMobileDevice(readDevice())) });
}

/** Toasts by occasion, each as long as the specification says. Texts come translated. */
export const notify = {
  error: say('error', 'danger'),
  welcome: say('welcome', 'positive'),
  confirmation: say('confirmation', 'positive'),
  signedOut: say('signedOut', 'neutral'),
  notification: say('notification', 'neutral'),
  success: say('other', 'positive'),
  information: say('other', 'neutral'),
};
