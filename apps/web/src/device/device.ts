/** What a browser says of the machine it runs on. Width in CSS pixels. */
export interface Device {
  userAgent: string;
  touch: boolean;
  width: number;
}

export const mobileWidth = 768;
/** Milliseconds after the last resize before the device is judged again. */
export const resizeDebounce = 250;

const mobileUserAgent = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;

/** A mobile user agent, or touch on a window of 768 px or less (spec 1 §9). */
export function isMobileDevice({ userAgent, touch, width }: Device): boolean {
  return mobileUserAgent.test(userAgent) || (touch && width <= mobileWidth);
}

export function readDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    touch: navigator.maxTouchPoints > 0 || 'ontouchstart' in window,
    width: window.innerWidth,
  };
}
