import { useState } from 'react';
import { nearestPlace } from '@aaspaas/contract/places/calls';
import type { Position } from '@aaspaas/contract/places/distance';
import type { Place } from '@aaspaas/contract/places/place';
import { read } from '../../api/send';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/toasts/Toast';

interface SearchThisAreaProps {
  /** The middle of the map. */
  readonly middle: Position;
  onFound(place: Place): void;
}

/** Shown when the map was moved: searches around the place nearest to its middle. */
export function SearchThisArea({ middle, onFound }: SearchThisAreaProps) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    const fail = () => toast('error', 'This area could not be searched.');
    read(nearestPlace, middle)
      .then(({ place }) => (place ? onFound(place) : fail()), fail)
      .finally(() => setAsking(false));
  };
  return (
    <Button busy={isAsking} onClick={ask}>
      <Icon name="search" size={20} /> Search this area
    </Button>
  );
}
