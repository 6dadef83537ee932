import { useEffect, useRef } from 'react';
import type { Photo } from '../../photos/photo';
import type { EditValues } from './edit-values';

/** What an owner has changed and not saved. */
interface UnsavedEdit {
  readonly values: EditValues;
  readonly photos: readonly Photo[];
  /** The version of the shop that the edit began with. */
  readonly version: number | undefined;
}

/** By the shop's id. Back closes the editor without asking; whoever opens it again finds everything as it was. */
const kept = new Map<number, UnsavedEdit>();

export const loadUnsavedEdit = (shopId: number): UnsavedEdit | undefined => kept.get(shopId);

/** Keeps the edit as long as it contains changes, and returns a function that ends this. */
export function useKeepUnsavedEdit(shopId: number, isChanged: boolean, edit: UnsavedEdit): () => void {
  const isOver = useRef(false);
  useEffect(() => {
    if (isChanged && !isOver.current) kept.set(shopId, edit);
    else kept.delete(shopId);
  });
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return () => {
    isOver.current = true;
    kept.delete(shopId);
  };
}
