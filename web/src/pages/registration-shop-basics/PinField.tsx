import { type ComponentType, useEffect, useState } from 'react';
import { findPlace } from '@aaspaas/contract/places/calls';
import type { Position } from '@aaspaas/contract/places/distance';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { read } from '../../api/send';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { keepLoading } from '../../ui/loading/keep-loading';
import { finishedPinCode } from '../../registration/drafts/pin-code-draft';
import { loadPin, savePin } from '../../registration/drafts/pin-draft';

interface PickerProps {
  readonly value: Position | null;
  onChange(value: Position | null): void;
  readonly centre: Position;
}

interface OpenMap {
  readonly Picker: ComponentType<PickerProps>;
  readonly centre: Position;
}

/** A pin on the map, for owners who want to set one. The map is loaded only when the owner asks for it. */
export function PinField({ city }: { city: string }) {
  const [pin, setPin] = useState<Position | null>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => setPin(loadPin()), []);
  const put = (next: Position | null) => {
    setPin(next);
    savePin(next);
  };
  useEffect(() => {
    if (isWanted && !map)
      return keepLoading(
        () => openMap(city),
        setMap,
        () => setMissing(true),
      );
  }, [isWanted, map, city]);
  if (map) return <map.Picker value={pin} onChange={put} centre={map.centre} />;
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="font-medium">
        Where is it? <span className="font-normal text-ink-soft">(optional)</span>
      </span>
      <Button
        variant="secondary"
        busy={isWanted}
        busyText="Opening the map..."
        onClick={() => setWanted(true)}
      >
        <Icon name="map-pin" size={20} /> {pin ? 'Change the pin on the map' : 'Set a pin on the map'}
      </Button>
      {isMissing && (
        <p role="status">The map did not load. Please check your internet connection. We keep trying.</p>
      )}
      <p className="text-sm text-ink-soft">
        {pin ? 'A pin is set.' : 'Customers then find the way to your door.'}
      </p>
    </div>
  );
}

async function openMap(city: string): Promise<OpenMap> {
  const [{ PinPicker }, { findCity }, place] = await Promise.all([
    import('../../places/PinPicker'),
    import('@aaspaas/contract/places/cities'),
    placeNamed(finishedPinCode() || city.trim().toLowerCase()),
  ]);
  return { Picker: PinPicker, centre: place ?? findCity(city) ?? unknownPlace };
}

/** Null if nobody knows it, or cannot be asked. */
const placeNamed = (key: string): Promise<Position | null> =>
  key === ''
    ? Promise.resolve(null)
    : read(findPlace, { key }).then(
        ({ place }) => place,
        () => null,
      );
