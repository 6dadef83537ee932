import type { ReactNode } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import type { MapMarker } from './marker';

/** What the map shows: its middle and its zoom. */
export interface Camera {
  readonly middle: Position;
  readonly zoom: number;
}

export interface MapViewProps {
  /** The map's label for screen readers. */
  readonly label: string;
  readonly centre: Position;
  readonly zoom: number;
  readonly markers: readonly MapMarker[];
  /** Nothing is scrolled past it, so that one finger moves it. */
  readonly isAlone?: boolean;
  /** 'all' shows every marker; 'asked' the centre with what was asked for. */
  readonly sees?: 'all' | 'asked';
  /** The card for a pressed marker; null for none. */
  popup?(id: string): ReactNode;
  /** Called when a single marker was pressed. */
  onPick?(id: string): void;
  /** Called when a place on the map was pressed. */
  onPress?(position: Position): void;
  /** Called when a marker of the variant 'own' was moved. */
  onMove?(id: string, to: Position): void;
  /** Called when the map has stopped moving, with its new centre. */
  onMoveEnd?(middle: Position): void;
  /** Called when the visitor has moved the map well away from where the page put it, or null when it is there. */
  onStray?(camera: Camera | null): void;
}
