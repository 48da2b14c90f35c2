import { useTranslation } from 'react-i18next';
import { isMobileDevice, readDevice } from '../../device/device';
import { notify } from '../../notices/notify';
import { authNotice } from './auth-notice';

/** Shows why signing in or up failed. */
export function useAuthNotice(): (error: unknown) => void {
  const { t } = useTranslation(['auth', 'errors']);
  return (error) => notify.error(authNotice(t, error, isMobileDevice(readDevice())));
}
