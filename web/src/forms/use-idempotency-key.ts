import { useRef } from 'react';
import { newId } from './new-id';

/** Returns the same key as long as the same things are sent, so that a retry after a lost reply is done only once. */
export function useIdempotencyKey() {
  const last = useRef<{ parts: readonly unknown[]; key: string }>(null);
  return (...parts: readonly unknown[]): string => {
    const isSame = last.current?.parts.every((part, index) => part === parts[index]);
    if (last.current && isSame) return last.current.key;
    const key = newId();
    last.current = { parts, key };
    return key;
  };
}
