import { useEffect, useRef } from 'react';
import type { Photo } from '../../photos/photo';
import { savePhotos } from './photo-store';

/** Saves the photos of a step as they change, because the tab may be closed at any moment. */
export function useSavePhotos(key: string, photos: readonly Photo[]): void {
  const kept = useRef(photos);
  useEffect(() => {
    if (kept.current === photos) return;
    kept.current = photos;
    savePhotos(key, photos);
  }, [key, photos]);
}
