import { useSyncExternalStore } from 'react';
import { readSaved, save } from '../../storage/saved';

const key = 'vybac-notification-sound';
const listeners = new Set<() => void>();

export function chooseSound(on: boolean): void {
  save(key, on ? 'on' : 'off');
  listeners.forEach((listener) => listener());
}

const isOn = () => readSaved(key) !== 'off';

function follow(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSoundOn(): boolean {
  return useSyncExternalStore(follow, isOn);
}

/** Two soft notes, unless muted. A page that nobody has touched yet may make no sound; of several tabs one plays it. */
export function playSound(): void {
  // Older browsers, and pages without https, do not have these.
  const { userActivation, locks } = navigator as Partial<Navigator>;
  if (!isOn() || !userActivation?.hasBeenActive) return;
  if (!locks) {
    ring();
    return;
  }
  // Whoever gets the lock rings; the others find it taken and keep quiet. Silence is no failure.
  locks.request(key, { ifAvailable: true }, (lock) => (lock ? ringOut() : undefined)).catch(() => undefined);
}

const notes = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.11 },
];
const noteSeconds = 0.22;

function ring(): void {
  const audio = new AudioContext();
  for (const { frequency, at } of notes) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + noteSeconds);
  }
  setTimeout(() => void audio.close(), 1_000);
}

async function ringOut(): Promise<void> {
  ring();
  await new Promise((rung) => setTimeout(rung, 500));
}
