import type { ComponentType } from 'react';
import type { MapViewProps } from './map-props';
import styles from './map.css?url';

/** Loads the map's script and its style sheet, which no other page needs. */
export async function loadMap(): Promise<ComponentType<MapViewProps>> {
  const [{ LeafletMap }] = await Promise.all([import('./LeafletMap'), loadStyles()]);
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
