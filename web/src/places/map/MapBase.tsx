import type { Map } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Drawn } from './base-drawing';
import { BaseLayer } from './DrawnBase';
import { pairOf } from './open-map';

interface MapBaseProps extends Drawn {
  readonly map: Map;
}

/** The drawn base in the place of the pictures. It moves with the map, and is drawn anew whenever the map has moved. */
export function MapBase({ map, ...drawn }: MapBaseProps) {
  const [pane] = useState(() => map.getPane('drawn') ?? map.createPane('drawn'));
  const { x, y } = map.latLngToLayerPoint(pairOf(drawn.centre));
  return createPortal(
    <svg aria-hidden overflow="visible" className="leaflet-zoom-hide">
      <svg x={x} y={y} overflow="visible">
        <BaseLayer {...drawn} />
      </svg>
    </svg>,
    pane,
  );
}
