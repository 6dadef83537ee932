import type { Map } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '@aaspaas/contract/places/distance';
import { BaseLayer } from './DrawnBase';
import { isStandpoint, type MapMarker } from './marker';
import { pairOf } from './open-map';
import type { Box } from './place-labels';
import { useAreas } from './use-areas';

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
          covered={[buttonsIn(view)]}
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

/** The zoom buttons. */
const buttonsIn = ({ right, top }: Box): Box => ({ left: right - 60, right, top, bottom: top + 108 });
