import { act, renderHook } from '@testing-library/react';
import { isMobileDevice } from './device';
import { useMobileDevice } from './use-mobile-device';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

describe('a mobile device', () => {
  it.each([
    ['a phone, however wide', { userAgent: phone, touch: true, width: 1440 }, true],
    ['a narrow touch screen', { userAgent: desktop, touch: true, width: 768 }, true],
    ['a touch screen one pixel wider', { userAgent: desktop, touch: true, width: 769 }, false],
    ['a narrow window without touch', { userAgent: desktop, touch: false, width: 390 }, false],
  ])('%s', (_name, device, expected) => {
    expect(isMobileDevice(device)).toBe(expected);
  });

  it('is judged again 250 ms after the last resize', () => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(desktop);
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    window.innerWidth = 1200;
    const { result } = renderHook(() => useMobileDevice());

    window.innerWidth = 500;
    act(() => void window.dispatchEvent(new Event('resize')));
    act(() => jest.advanceTimersByTime(200));
    act(() => void window.dispatchEvent(new Event('resize')));
    act(() => jest.advanceTimersByTime(249));
    expect(result.current).toBe(false);

    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(true);
    jest.useRealTimers();
  });
});
