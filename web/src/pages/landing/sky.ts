import { useEffect, useState } from 'react';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { useNow } from '../../api/boot';

export type Sky = 'dawn' | 'day' | 'dusk' | 'evening' | 'night';

/** From which minute of the day each is above the street. Its shutters go up as the day begins, and down at night. */
const skies: readonly (readonly [from: number, sky: Sky])[] = [
  [5.5 * 60, 'dawn'],
  [8.5 * 60, 'day'],
  [17.5 * 60, 'dusk'],
  [19 * 60, 'evening'],
  [21.5 * 60, 'night'],
];

/** The sky over India. */
export function skyAt(now: Date): Sky {
  const { minutes } = indianTime(now);
  return skies.filter(([from]) => from <= minutes).at(-1)?.[1] ?? 'night';
}

/** The same, as time goes by. */
export function useSky(): Sky {
  const drawn = useNow();
  const [sky, setSky] = useState(() => skyAt(drawn));
  useEffect(() => {
    const look = () => setSky(skyAt(new Date()));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return sky;
}
