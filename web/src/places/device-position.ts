import type { Position } from '@aaspaas/contract/places/distance';

export interface DevicePosition extends Position {
  readonly accuracyM: number;
}

export const positionPatienceMs = 5000;

export const positionWords = {
  unsupported: 'Geolocation is not supported by this browser.',
  unavailable: 'Unable to retrieve your location. Please select manually.',
} as const;

/** The device's current position. Every failure is an Error with the message to show. */
export function askPosition(): Promise<DevicePosition> {
  // Missing in old browsers and some in-app ones, although the types say otherwise.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.reject(new Error(positionWords.unsupported));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyM: Math.round(accuracy) }),
      ({ message }) => reject(new Error(positionWords.unavailable, { cause: message })),
      { timeout: positionPatienceMs, enableHighAccuracy: true, maximumAge: 0 },
    );
  });
}
