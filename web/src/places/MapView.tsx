import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { loadMap } from './map/load-map';
import type { MapViewProps } from './map/map-props';

/** A map as large as the box around it. Its script and styles come only when it is shown. */
export function MapView(props: MapViewProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MapViewProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const load = useCallback(() => {
    setMissing(false);
    loadMap().then(
      (LeafletMap) => setLoaded(() => LeafletMap),
      () => setMissing(true),
    );
  }, []);
  useEffect(load, [load]);
  if (Loaded) return <Loaded {...props} />;
  return (
    <div className="grid size-full place-content-center justify-items-center gap-2 bg-line p-4 text-center text-ink-soft">
      {isMissing ? (
        <>
          <p role="status">The map did not load.</p>
          <Button variant="secondary" onClick={load}>
            Load the map again
          </Button>
        </>
      ) : (
        <Icon name="map-pin" size={40} />
      )}
    </div>
  );
}
