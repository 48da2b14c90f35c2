/** In degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Why there is no position: the reader said no (perhaps long ago), or the device does not know. */
export type PositionTrouble = 'refused' | 'unknown';

const patience = { timeout: 10_000, maximumAge: 5 * 60_000 };
const permissionDenied = 1;

/** Asks the browser, which asks the reader. Never called unless a button was pressed for it. */
export function askPosition(): Promise<Position | PositionTrouble> {
  // Absent where the page did not come over a safe connection.
  if (!('geolocation' in navigator)) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(code === permissionDenied ? 'refused' : 'unknown'),
      patience,
    );
  });
}
