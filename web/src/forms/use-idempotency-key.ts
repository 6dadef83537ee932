import { useRef } from 'react';
import { newId } from './new-id';

/** The same wish has the same key: a reply that was lost on the way is no reason to do it twice. */
export function useIdempotencyKey() {
  const last = useRef<{ parts: readonly unknown[]; key: string }>(null);
  return (...parts: readonly unknown[]): string => {
    const isSame = last.current?.parts.every((part, place) => part === parts[place]);
    if (last.current && isSame) return last.current.key;
    const key = newId();
    last.current = { parts, key };
    return key;
  };
}
