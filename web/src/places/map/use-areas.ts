import type { Map } from 'leaflet';
import { useEffect, useState } from 'react';
import { placesAround } from '@aaspaas/contract/places/calls';
import type { Position } from '@aaspaas/contract/places/distance';
import { useRead } from '../../api/use-read';
import type { Area } from './base-drawing';
import { pixelsPerKm } from './mercator';

interface Seen {
  readonly zoom: number;
  readonly middle: Position;
  readonly within: number;
}

interface DrawnAreas {
  readonly zoom: number;
  readonly areas: readonly Area[];
}

const mostKm = 100;

/** The areas that the map shows; null until it has a view. */
export function useAreas(map: Map): DrawnAreas | null {
  const seen = useSeen(map);
  const reading = useRead(placesAround, seen && { ...seen.middle, within: seen.within });
  // Those of the last place stay until the next ones are there.
  const [areas, setAreas] = useState<readonly Area[]>([]);
  const list = reading.state === 'loaded' ? reading.reply.list : null;
  if (list && list !== areas) setAreas(list);
  return seen && { zoom: seen.zoom, areas };
}

/** What part of the land the map shows, in steps: a short way needs no new areas. */
function useSeen(map: Map): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    const look = () => setSeen(seenOn(map));
    map.on('moveend', look);
    map.whenReady(look);
    return () => void map.off('moveend', look);
  }, [map]);
  return seen;
}

function seenOn(map: Map): Seen {
  const { lat, lng } = map.getCenter().wrap();
  const middle = { latitude: Number(lat.toFixed(2)), longitude: Number(lng.toFixed(2)) };
  const { x, y } = map.getSize();
  const km = Math.hypot(x, y) / 2 / pixelsPerKm(middle, map.getZoom());
  return { zoom: map.getZoom(), middle, within: Math.min(mostKm, Math.ceil(km) + 1) };
}
