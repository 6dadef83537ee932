import { type ComponentType, useEffect, useState } from 'react';
import { findPlace } from '@aaspaas/contract/places/find-call';
import type { Position } from '@aaspaas/contract/places/distance';
import { isPin } from '@aaspaas/contract/places/place';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { read } from '../../api/send';
import { FarPin, useFarPin } from '../../places/FarPin';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { keepLoading } from '../../ui/loading/keep-loading';
import { loadPin, savePin } from '../drafts/pin-draft';

interface PickerProps {
  readonly value: Position | null;
  onChange(value: Position | null): void;
  readonly centre: Position;
}

interface LoadedMap {
  readonly Picker: ComponentType<PickerProps>;
  /** Null where nobody knows the place. */
  readonly centre: Position | null;
}

interface OpenMap extends LoadedMap {
  readonly centre: Position;
}

/** Nobody means what stands there between two letters. */
const pauseMs = 150;

interface PinFieldProps {
  readonly city: string;
  readonly pinCode: string;
  /** Told whether the pin waits for an answer. */
  onAsking(isAsking: boolean): void;
}

/** A pin on the map, for owners who want to set one. */
export function PinField({ city, pinCode, onAsking }: PinFieldProps) {
  const [pin, setPin] = useState(loadPin);
  const [isWanted, setWanted] = useState(false);
  const put = (to: Position | null, sureFor = '') => {
    const next = to && { latitude: to.latitude, longitude: to.longitude, sureFor };
    setPin(next);
    savePin(next);
  };
  const { question: far } = useFarPin(pin, pinCode);
  const question = pin?.sureFor === pinCode ? null : far;
  useEffect(() => {
    onAsking(question !== null);
    return () => onAsking(false);
  }, [question, onAsking]);
  const { map, isMissing } = useMap(isWanted, isPin(pinCode) ? pinCode : city);
  const setAgain = () => {
    put(null);
    setWanted(true);
  };
  return (
    <>
      {map ? (
        <map.Picker value={pin} onChange={put} centre={map.centre} />
      ) : (
        <MapButton
          isSet={pin !== null}
          isBusy={isWanted}
          isMissing={isMissing}
          onPress={() => setWanted(true)}
        />
      )}
      {question && <FarPin question={question} onKeep={() => put(pin, pinCode)} onRemove={setAgain} />}
    </>
  );
}

/** The map is loaded only when the owner asks for it, and follows what is typed above it. */
function useMap(isWanted: boolean, place: string) {
  const [map, setMap] = useState<OpenMap | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let stop = () => {};
    // Somewhere unknown, the map stays where it is.
    const put = ({ Picker, centre }: LoadedMap) =>
      setMap((before) => ({ Picker, centre: centre ?? before?.centre ?? unknownPlace }));
    const ask = () => {
      stop = keepLoading(
        () => loadMap(place),
        put,
        () => setMissing(true),
      );
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isWanted, place]);
  return { map, isMissing };
}

interface MapButtonProps {
  readonly isSet: boolean;
  readonly isBusy: boolean;
  readonly isMissing: boolean;
  onPress(): void;
}

function MapButton({ isSet, isBusy, isMissing, onPress }: MapButtonProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="font-medium">
        Where is it? <span className="font-normal text-ink-soft">(optional)</span>
      </span>
      <Button variant="secondary" busy={isBusy} busyText="Opening the map..." onClick={onPress}>
        <Icon name="map-pin" size={20} /> {isSet ? 'Change the pin on the map' : 'Set a pin on the map'}
      </Button>
      {isMissing && (
        <p role="status">The map did not load. Please check your internet connection. We keep trying.</p>
      )}
      <p className="text-sm text-ink-soft">
        {isSet ? 'A pin is set.' : 'Customers then find the way to your door.'}
      </p>
    </div>
  );
}

async function loadMap(typed: string): Promise<LoadedMap> {
  const [{ PinPicker }, { findCity }, place] = await Promise.all([
    import('../../places/PinPicker'),
    import('@aaspaas/contract/places/cities'),
    placeNamed(typed.trim().toLowerCase()),
  ]);
  return { Picker: PinPicker, centre: place ?? findCity(typed) ?? null };
}

/** Null if nobody knows it, or cannot be asked. */
const placeNamed = (key: string): Promise<Position | null> =>
  key === ''
    ? Promise.resolve(null)
    : read(findPlace, { key }).then(
        ({ place }) => place,
        () => null,
      );
