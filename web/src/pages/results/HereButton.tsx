import { useEffect, useRef } from 'react';
import type { SearchPlace } from '../../search/use-search-place';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/toasts/Toast';

/** Asks for the visitor's position, which distances and the visitor's own marker need. */
export function HereButton({ location, isExample, refresh }: SearchPlace) {
  const toast = useToast();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || location.state === 'detecting') return;
    isAsked.current = false;
    // Where the list is an example, the note above it says so.
    if (location.state === 'failed' && !isExample) toast('error', location.says);
  }, [location, isExample, toast]);
  const ask = () => {
    isAsked.current = true;
    refresh();
  };
  return (
    <button
      type="button"
      disabled={location.state === 'detecting'}
      onClick={ask}
      title="Use my location"
      className="grid size-11 place-items-center rounded-full border border-control bg-card hover:bg-leaf-soft disabled:opacity-50"
    >
      <Icon name="current-location" size={20} />
      <span className="visually-hidden">Use my location</span>
    </button>
  );
}
