import { useEffect, useState } from 'react';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export interface CountdownProps {
  /** The moment it ends, milliseconds since 1970 UTC. */
  until: number;
  /** Says the time left in the reader's language. */
  format: (left: TimeLeft) => string;
  endedText: string;
  /** Milliseconds since 1970 UTC; give the server's clock where the end decides something. */
  now?: () => number;
  className?: string;
}

/** Time left, ticking each second. Screen readers may read it but are not interrupted by it. */
export function Countdown({ until, format, endedText, now = Date.now, className }: CountdownProps) {
  const [at, setAt] = useState(now);
  const remaining = until - at;
  const ended = remaining <= 0;

  useEffect(() => {
    const timer = setInterval(() => {
      setAt(now());
      if (now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until, now]);

  return (
    <time
      role="timer"
      aria-live="off"
      dateTime={new Date(until).toISOString()}
      className={`tabular-nums ${className ?? ''}`}
    >
      {ended ? endedText : format(timeLeft(remaining))}
    </time>
  );
}

/** Splits milliseconds into whole days, hours, minutes and seconds, rounded up to the next second. */
export function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
