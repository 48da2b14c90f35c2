import { act, render, screen } from '@testing-library/react';
import { Countdown, timeLeft } from './countdown';

describe('a countdown', () => {
  it('splits time and rounds up to the next second', () => {
    expect(timeLeft(90_061_001)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 2 });
    expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('ticks on the given clock until it has ended', () => {
    jest.useFakeTimers();
    let now = 0;
    const clock = () => now;
    render(<Countdown until={2_000} now={clock} format={({ seconds }) => `${seconds} s left`} endedText="Over" />);
    expect(screen.getByRole('timer')).toHaveTextContent('2 s left');
    for (const text of ['1 s left', 'Over']) {
      now += 1_000;
      act(() => jest.advanceTimersByTime(1_000));
      expect(screen.getByRole('timer')).toHaveTextContent(text);
    }
    jest.useRealTimers();
  });
});
