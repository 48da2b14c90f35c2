import { useEffect, useState } from 'react';
import { isMobileDevice, readDevice, resizeDebounce } from './device';

/** True on a mobile device; judged again 250 ms after the window was last resized. */
export function useMobileDevice(): boolean {
  const [mobile, setMobile] = useState(() => isMobileDevice(readDevice()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setMobile(isMobileDevice(readDevice())), resizeDebounce);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  return mobile;
}
