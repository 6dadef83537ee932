import { useState, useEffect, useEffectEvent } from 'react';
import { cityPlaces } from '@aaspaas/contract/places/city-places';
import { type Place, sayPlace } from '@aaspaas/contract/places/place';
import { Button } from '../ui/Button';
import { useChosenPlace } from './chosen-place';
import type { KeptPlace } from './kept-place';
import { PinBox } from './PinBox';
import { PlaceBox } from './PlaceBox';
import { addRecentPlace, forgetPlaces, recentPlaces } from './recent-places';
import { Icon } from '../ui/Icon';
import { useKnownLocation } from './visit-location';
import { say, sayName } from '../say';

interface PlacePickerProps {
  onChoose(place: KeptPlace | null): void;
}

/** Says where one is, once for the whole product: by PIN code, area, town or the device's position. */
export function PlacePicker({ onChoose }: PlacePickerProps) {
  const { place: chosen } = useChosenPlace();
  const [recent] = useState(recentPlaces);
  const others = recent.filter(({ key }) => key !== chosen?.key);
  const take = (place: Place) => {
    addRecentPlace(place);
    onChoose(place);
  };
  const forget = () => {
    forgetPlaces();
    onChoose(null);
  };
  return (
    <div className="grid gap-4">
      <UseMyLocation onFound={(place) => onChoose({ ...place, isHere: true })} />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <PinBox onChoose={take} />
        <PlaceBox near={chosen} onChoose={take} />
      </div>
      {chosen && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-leaf-soft px-3">
          <p className="py-2 font-semibold">{sayName(sayPlace(chosen))}</p>
          <Button variant="quiet" size="small" onClick={forget}>
            Forget my place
          </Button>
        </div>
      )}
      {others.length > 0 && <PlaceList title="Chosen before" places={others} onChoose={take} />}
      <PlaceList title="Cities" places={cityPlaces} onChoose={take} />
      <p className="text-sm text-ink-soft">Places: India Post, open government data.</p>
    </div>
  );
}

interface PlaceListProps {
  readonly title: string;
  readonly places: readonly Place[];
  onChoose(place: Place): void;
}

function PlaceList({ title, places, onChoose }: PlaceListProps) {
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-base">{title}</h3>
      <ul className="grid grid-cols-[6fr_5fr] gap-x-2">
        {places.map((place) => (
          <li key={place.key}>
            <button
              type="button"
              onClick={() => onChoose(place)}
              className="min-h-11 w-full rounded-md px-2 text-left hover:bg-leaf-soft"
            >
              {sayName(place.pin ? sayPlace(place) : place.name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        size="large"
        wide
        busy={isAsked && state === 'detecting'}
        busyText="Detecting location..."
        onClick={ask}
      >
        <Icon name="current-location" size={20} /> Use my location
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isAsked && location.state === 'failed' && say(location.says)}
        {isAsked && state === 'found' && !place && 'We do not know the name of this place. Try the PIN code.'}
      </p>
    </div>
  );
}
