import { useEffect, useRef } from 'react';
import type { VisitLocation } from '../places/visit-location';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/Toast';

interface HereButtonProps {
  readonly location: VisitLocation;
  onAsk(): void;
}

/** Asks where the visitor is: only then are there distances, and a marker where they stand. */
export function HereButton({ location, onAsk }: HereButtonProps) {
  const toast = useToast();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || location.state === 'detecting') return;
    isAsked.current = false;
    if (location.state === 'failed') toast('error', location.says);
  }, [location, toast]);
  const ask = () => {
    isAsked.current = true;
    onAsk();
  };
  // Not an IconButton, whose script is that of the forms.
  return (
    <button
      type="button"
      aria-label="Use my location"
      disabled={location.state === 'detecting'}
      onClick={ask}
      className="grid size-11 place-items-center rounded-full border border-control bg-card hover:bg-leaf-soft disabled:opacity-50"
    >
      <Icon name="current-location" />
    </button>
  );
}
