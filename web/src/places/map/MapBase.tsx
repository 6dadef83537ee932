import type { Map } from 'leaflet';
import { useState, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '@aaspaas/contract/places/distance';
import { BaseLayer } from './DrawnBase';
import { isStandpoint, type MapMarker } from './marker';
import { pairOf } from './open-map';
import type { Box } from './place-labels';
import { placesAround } from '@aaspaas/contract/places/calls';
import { useRead } from '../../api/use-read';
import type { Area } from './base-drawing';
import { pixelsPerKm } from './mercator';

interface MapBaseProps {
  readonly map: Map;
  readonly centre: Position;
  readonly markers: readonly MapMarker[];
}

/** The drawn base in the place of the pictures. It moves with the map, and is drawn anew whenever the map has moved. */
export function MapBase({ map, centre, markers }: MapBaseProps) {
  const base = useAreas(map);
  const [pane] = useState(() => map.getPane('drawn') ?? map.createPane('drawn'));
  if (!base) return null;
  const standpoint = markers.find(isStandpoint);
  const middle = standpoint?.position ?? centre;
  const { x, y } = map.latLngToLayerPoint(pairOf(middle));
  const view = viewFrom(map, x, y);
  return createPortal(
    <svg aria-hidden overflow="visible" className="leaflet-zoom-hide">
      <svg x={x} y={y} overflow="visible">
        <BaseLayer
          {...base}
          {...{ centre: middle, view, title: standpoint?.title }}
          pins={markers.filter((marker) => marker !== standpoint).map(({ position }) => position)}
          covered={buttonsIn(view)}
        />
      </svg>
    </svg>,
    pane,
  );
}

function viewFrom(map: Map, x: number, y: number): Box {
  const corner = map.containerPointToLayerPoint([0, 0]).subtract([x, y]);
  const size = map.getSize();
  return { left: corner.x, top: corner.y, right: corner.x + size.x, bottom: corner.y + size.y };
}

/** The zoom buttons with what pages put below them, and the row at the top. */
const buttonsIn = ({ left, right, top }: Box): Box[] => [
  { left: right - 60, right, top, bottom: top + 160 },
  { left, right, top, bottom: top + 60 },
];

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
function useAreas(map: Map): DrawnAreas | null {
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
    const update = () => setSeen(seenOn(map));
    map.on('moveend', update);
    map.whenReady(update);
    return () => void map.off('moveend', update);
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
