import type { Map } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Drawn } from './base-drawing';
import { BaseLayer } from './DrawnBase';
import { pairOf } from './open-map';
import type { Box } from './place-labels';

/** The zoom buttons and the line below them. */
const buttonsIn = ({ right, bottom, ...view }: Box): Box => ({
  ...view,
  left: right - 60,
  right,
  top: bottom - 128,
  bottom,
});

interface MapBaseProps extends Drawn {
  readonly map: Map;
}

/** The drawn base in the place of the pictures. It moves with the map, and is drawn anew whenever the map has moved. */
export function MapBase({ map, ...drawn }: MapBaseProps) {
  const [pane] = useState(() => map.getPane('drawn') ?? map.createPane('drawn'));
  const { x, y } = map.latLngToLayerPoint(pairOf(drawn.centre));
  const corner = map.containerPointToLayerPoint([0, 0]).subtract([x, y]);
  const size = map.getSize();
  const view = { left: corner.x, top: corner.y, right: corner.x + size.x, bottom: corner.y + size.y };
  return createPortal(
    <svg aria-hidden overflow="visible" className="leaflet-zoom-hide">
      <svg x={x} y={y} overflow="visible">
        <BaseLayer {...drawn} view={view} covered={[buttonsIn(view)]} />
      </svg>
    </svg>,
    pane,
  );
}
