import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from './toast-store';
import { defaultToastDuration, Toaster } from './toaster';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom knows no pointer capture.
  Element.prototype.setPointerCapture = jest.fn();
  Element.prototype.hasPointerCapture = jest.fn(() => true);
  Element.prototype.releasePointerCapture = jest.fn();
  render(<Toaster label="Notice" regionLabel="Notices" closeLabel="Dismiss" />);
});

afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const show = (title: string, duration = defaultToastDuration) => act(() => showToast({ title, duration }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
// The toast itself, not the copy that is announced to screen readers.
const toasts = () => screen.getAllByRole('listitem').map((toast) => toast.textContent);
const shown = (title: string) => (screen.queryAllByRole('listitem')[0]?.textContent ?? '').includes(title);

function swipe(pixels: number) {
  const toast = screen.getByRole('listitem');
  // jsdom knows no PointerEvent with coordinates either.
  const pointer = (type: string, clientX: number) =>
    fireEvent(
      toast,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 0, button: 0 }), {
        pointerId: 1,
        pointerType: 'touch',
      }),
    );
  pointer('pointerdown', 0);
  pointer('pointermove', 20);
  pointer('pointermove', pixels);
  pointer('pointerup', pixels);
}

describe('the toaster', () => {
  it('shows one toast at a time: a new one takes the place of the old', () => {
    show('First');
    show('Second');
    expect(toasts()).toHaveLength(1);
    expect(shown('Second')).toBe(true);
  });

  it('takes a toast away after its time', () => {
    show('Signed out', 3000);
    pass(2999);
    expect(shown('Signed out')).toBe(true);
    pass(200);
    expect(shown('Signed out')).toBe(false);
  });

  it('keeps a toast for 5 seconds unless told otherwise', () => {
    expect(defaultToastDuration).toBe(5000);
  });

  it.each([
    [49, true],
    [60, false],
  ])('after a swipe of %i pixels still shows it: %s', (pixels, stays) => {
    show('Swipe me');
    swipe(pixels);
    pass(200);
    expect(shown('Swipe me')).toBe(stays);
  });

  it('can be dismissed by its button', () => {
    show('Dismiss me');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    pass(200);
    expect(shown('Dismiss me')).toBe(false);
  });
});
