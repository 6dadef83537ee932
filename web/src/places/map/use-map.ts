import type { Map } from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { openMap } from './open-map';
import { useSettings } from '../../api/boot';

interface OpenedMap {
  readonly map: Map | null;
  /** How to move the map, shown for a moment after somebody tried it differently. */
  readonly hint: string;
  readonly hasTiles: boolean;
}

const hintMs = 1500;

export function useMap(box: RefObject<HTMLElement | null>): OpenedMap {
  const { tileUrl } = useSettings();
  const [map, setMap] = useState<Map | null>(null);
  const [hint, setHint] = useState('');
  const [hasTiles, setHasTiles] = useState(true);

  useEffect(() => {
    if (!box.current) return;
    const opened = openMap(box.current, tileUrl, {
      hint: setHint,
      tiles: (state) => setHasTiles(state === 'shown'),
    });
    const watch = new ResizeObserver(() => opened.invalidateSize({ animate: false }));
    watch.observe(box.current);
    setMap(opened);
    return () => {
      watch.disconnect();
      opened.remove();
      setMap(null);
    };
  }, [box, tileUrl]);

  useEffect(() => {
    const timer = setTimeout(() => setHint(''), hintMs);
    return () => clearTimeout(timer);
  }, [hint]);

  return { map, hint, hasTiles };
}
