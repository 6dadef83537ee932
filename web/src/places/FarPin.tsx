import { findPlace } from '@aaspaas/contract/places/find-call';
import type { Position } from '@aaspaas/contract/places/distance';
import { askAboutFarPin } from '@aaspaas/contract/places/far-pin';
import { isPin, type Place } from '@aaspaas/contract/places/place';
import { useRead } from '../api/use-read';
import { Button } from '../ui/Button';
import { say } from '../say';

interface PinCheck {
  /** Of the PIN code; null if nobody knows it, or cannot be asked. */
  readonly place: Place | null;
  /** About a pin that is far from there. */
  readonly question: string | null;
}

export function useFarPin(pin: Position | null, pinCode: string): PinCheck {
  const reading = useRead(findPlace, isPin(pinCode) ? { key: pinCode } : null);
  const place = reading.state === 'loaded' ? reading.reply.place : null;
  const question = pin && place && askAboutFarPin(pin, pinCode, place);
  return { place, question: question && say(question) };
}

interface FarPinProps {
  readonly question: string;
  onKeep(): void;
  onRemove(): void;
}

/** One of the two is probably wrong, and only the owner knows which. */
export function FarPin({ question, onKeep, onRemove }: FarPinProps) {
  return (
    <div
      data-invalid
      role="alert"
      className="grid justify-items-start gap-2 rounded-md bg-marigold-soft p-3 text-marigold-strong"
    >
      <p className="font-medium">{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onRemove}>
          No, set it again
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          Yes, keep the pin
        </Button>
      </div>
    </div>
  );
}
