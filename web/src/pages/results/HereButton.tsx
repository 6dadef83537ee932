import { useEffect, useRef } from 'react';
import type { VisitLocation } from '../../places/visit-location';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/toasts/Toast';

interface HereButtonProps {
  readonly location: VisitLocation;
  onAsk(): void;
}

/** Asks for the visitor's position, which distances and the visitor's own marker need. */
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
  return (
    <button
      type="button"
      disabled={location.state === 'detecting'}
      onClick={ask}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-card px-4 font-medium hover:bg-leaf-soft disabled:opacity-50"
    >
      <Icon name="current-location" size={20} /> Use my location
    </button>
  );
}
