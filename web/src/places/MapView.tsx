import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { keepLoading, tryAgain } from '../ui/loading/keep-loading';
import type { MapViewProps } from './map/map-props';
import styles from './map/map.css?url';

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

/** Loads the map's script and its style sheet, which no other page needs. */
async function loadMap(): Promise<ComponentType<MapViewProps>> {
  const [{ LeafletMap }] = await Promise.all([import('./map/LeafletMap'), loadStyles()]);
  return LeafletMap;
}

let loadingStyles: Promise<void> | null = null;

function loadStyles(): Promise<void> {
  loadingStyles ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loadingStyles = null;
      reject(new Error('the styles of the map did not load'));
    });
    document.head.append(link);
  });
  return loadingStyles;
}
