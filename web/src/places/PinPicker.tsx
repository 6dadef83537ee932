import { useMemo, useRef, useState } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { askPosition } from './device-position';
import type { MapMarker } from './map/marker';
import { MapView } from './MapView';

interface PinPickerProps {
  readonly value: Position | null;
  onChange(value: Position | null): void;
  /** Where the map is centred while there is no pin, such as the middle of the city. */
  readonly centre: Position;
}

const cityZoom = 12;
const streetZoom = 16;

/** 'Where is it?': a small map on which a pin is placed with a tap, by dragging or with the arrow keys. */
export function PinPicker({ value, onChange, centre }: PinPickerProps) {
  // The map follows the device but not every tap, or it would move away under the finger.
  const [near, setNear] = useState(value);
  const [placed, setPlaced] = useState(value);
  // Shows a pin that was set elsewhere, such as in a saved draft, and the middle where one was taken away.
  if (!isSame(value, placed)) {
    setPlaced(value);
    setNear(value);
  }
  const place = (position: Position | null) => {
    setPlaced(position);
    onChange(position);
  };
  const markers = useMemo<MapMarker[]>(
    () => (value ? [{ id: 'pin', position: value, variant: 'own', title: pinTitle }] : []),
    [value],
  );
  const middle = useRef(near ?? centre);
  const goTo = (position: Position) => {
    setNear(position);
    place(position);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-semibold">Where is it?</legend>
      <div className="h-64 overflow-hidden rounded-md border border-control">
        <MapView
          label="Map to place the pin on"
          centre={near ?? centre}
          zoom={near ? streetZoom : cityZoom}
          markers={markers}
          onPress={place}
          onMove={(_pin, to) => place(to)}
          onMoveEnd={(at) => {
            middle.current = at;
          }}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {value
          ? 'The pin is placed. Drag it, or use the arrow keys on it, to move it.'
          : 'Tap the map where customers find you.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <MyLocationButton onFound={goTo} />
        <Button variant="quiet" onClick={() => place(middle.current)}>
          Pin in the middle
        </Button>
        <Button variant="quiet" disabled={!value} onClick={() => place(null)}>
          Remove pin
        </Button>
      </div>
    </fieldset>
  );
}

const isSame = (one: Position | null, other: Position | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

const pinTitle = 'Your pin: arrow keys move it';

function MyLocationButton({ onFound }: { onFound(position: Position): void }) {
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const ask = () => {
    setAsking(true);
    setError('');
    askPosition()
      .then(({ latitude, longitude }) => onFound({ latitude, longitude }))
      .catch((error: Error) => setError(error.message))
      .finally(() => setAsking(false));
  };
  return (
    <>
      <Button variant="secondary" busy={isAsking} busyText="Finding you..." onClick={ask}>
        <Icon name="map-pin" size={20} /> Use my location
      </Button>
      {error && (
        <p role="alert" className="w-full text-sm text-danger">
          {error}
        </p>
      )}
    </>
  );
}
