import type { Position } from '@aaspaas/contract/places/distance';

/**
 * Green for services, orange for shops, blue for the visitor; 'middle' is that of a city, for visitors whose place
 * is unknown; 'own' is the pin that somebody places.
 */
export type MarkerVariant = 'service' | 'shop' | 'you' | 'middle' | 'own';

export interface MapMarker {
  readonly id: string;
  readonly position: Position;
  readonly variant: MarkerVariant;
  /** What a screen reader says, and a mouse that rests on it. */
  readonly title: string;
}

/** Where one is, or what stands for it, is no place to be found: it joins no group, and the map need not show it. */
export const isStandpoint = ({ variant }: Pick<MapMarker, 'variant'>): boolean =>
  variant === 'you' || variant === 'middle';
