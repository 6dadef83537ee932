import type { Position } from '@aaspaas/contract/places/distance';

/**
 * Green for services, orange for shops, blue for the visitor. 'middle' is the middle of the city, if the visitor's
 * position is unknown; 'own' is the pin that an owner places.
 */
export type MarkerVariant = 'service' | 'shop' | 'you' | 'middle' | 'own';

export interface MapMarker {
  readonly id: string;
  readonly position: Position;
  readonly variant: MarkerVariant;
  /** Read by screen readers, and shown as a tooltip. */
  readonly title: string;
  /** It stands out among the others. */
  readonly isLit?: boolean;
  /** It only comes near to what was asked for: small and pale, and the map need not show it. */
  readonly isAside?: boolean;
}

/**
 * True for the visitor's position and the middle of the city. They are not results: they join no group, and the map
 * need not show them.
 */
export const isStandpoint = ({ variant }: Pick<MapMarker, 'variant'>): boolean =>
  variant === 'you' || variant === 'middle';
