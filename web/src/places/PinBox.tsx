import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { findPlace } from '@aaspaas/contract/places/find-call';
import { isPin, type Place } from '@aaspaas/contract/places/place';
import { useRead } from '../api/use-read';

const digits = 6;

/** A PIN code, with the keyboard up; its last digit chooses the place. */
export function PinBox({ onChoose }: { onChoose(place: Place): void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const reading = useRead(findPlace, isPin(typed) ? { key: typed } : null);
  const place = reading.state === 'loaded' ? reading.reply.place : null;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (place?.pin) choose(place);
  }, [place]);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const isWhole = typed.length === digits;
  const isUnknown = isWhole && (!isPin(typed) || (reading.state === 'loaded' && !place?.pin));
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        PIN code
      </label>
      <input
        ref={box}
        id={id}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="6 digits"
        maxLength={digits}
        aria-describedby={`${id}-says`}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        className="control text-xl tracking-widest"
      />
      <p id={`${id}-says`} role="status" className="min-h-5 text-sm text-ink-soft">
        {isUnknown && 'We do not know this PIN code. Try the area or the town.'}
        {isWhole && reading.state === 'failed' && 'Places did not load. Please try again.'}
      </p>
    </div>
  );
}
