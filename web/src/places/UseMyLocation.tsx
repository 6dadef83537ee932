import { useEffect, useEffectEvent, useState } from 'react';
import type { Place } from '@aaspaas/contract/places/place';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useKnownLocation } from './visit-location';

/** Asks the device. If it does not say, that is no alarm: there are other ways to name a place. */
export function UseMyLocation({ onFound }: { onFound(place: Place): void }) {
  const { location, refresh } = useKnownLocation();
  const [isAsked, setAsked] = useState(false);
  const { state } = location;
  const found = useEffectEvent(onFound);
  const place = location.state === 'found' ? location.place : undefined;
  useEffect(() => {
    if (isAsked && place) found(place);
  }, [isAsked, place]);
  const ask = () => {
    setAsked(true);
    refresh();
  };
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        wide
        busy={isAsked && state === 'detecting'}
        busyText="Detecting location..."
        onClick={ask}
      >
        <Icon name="current-location" size={20} /> Use my location
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isAsked && location.state === 'failed' && location.says}
        {isAsked && state === 'found' && !place && 'We do not know the name of this place. Try the PIN code.'}
      </p>
    </div>
  );
}
