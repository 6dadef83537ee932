import { useEffect, useState } from 'react';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { useNow } from '../../api/boot';

export type Sky = 'dawn' | 'day' | 'dusk' | 'evening' | 'night';

/** From which hour on each is above the street, the latest first. Its shutters go up with the day, and down at night. */
const skies: readonly (readonly [from: number, sky: Sky])[] = [
  [21.5, 'night'],
  [19, 'evening'],
  [17.5, 'dusk'],
  [8.5, 'day'],
  [5.5, 'dawn'],
];

/** The sky over India. */
export function skyAt(now: Date): Sky {
  const { minutes } = indianTime(now);
  return skies.find(([from]) => from * 60 <= minutes)?.[1] ?? 'night';
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
