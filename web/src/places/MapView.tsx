import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { keepLoading, tryAgain } from '../ui/loading/keep-loading';
import { loadMap } from './map/load-map';
import type { MapViewProps } from './map/map-props';

/** A map as large as the box around it. Its script and styles are loaded only when it is shown. */
export function MapView(props: MapViewProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MapViewProps> | null>(null);
  const [isPageStale, setPageStale] = useState<boolean>();
  useEffect(() => keepLoading(loadMap, (LeafletMap) => setLoaded(() => LeafletMap), setPageStale), []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <div className="grid size-full place-content-center justify-items-center gap-2 bg-line p-4 text-center text-ink-soft">
      {isPageStale === undefined ? (
        <Icon name="map-pin" size={40} />
      ) : (
        <>
          <p role="status">The map did not load.</p>
          <Button variant="secondary" onClick={() => tryAgain(isPageStale)}>
            Load the map again
          </Button>
        </>
      )}
    </div>
  );
}
