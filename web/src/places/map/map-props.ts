import type { ReactNode } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import type { MapMarker } from './marker';

export interface MapViewProps {
  /** What a screen reader calls the map. */
  readonly label: string;
  readonly centre: Position;
  readonly zoom: number;
  readonly markers: readonly MapMarker[];
  /** 'all' shows every marker; 'some' goes back until one can be seen. */
  readonly sees?: 'all' | 'some';
  /** The card of a marker that was pressed; null for none. */
  popup?(id: string): ReactNode;
  /** Somebody pressed a place on the map. */
  onPress?(position: Position): void;
  /** Somebody moved a marker of the look 'own'. */
  onMove?(id: string, to: Position): void;
  /** The map came to rest with this place in its middle. */
  onMoveEnd?(middle: Position): void;
}
