import { useRef } from 'react';

/** The same wish has the same key: a reply that was lost on the way is no reason to do it twice. */
export function useWishKey() {
  const last = useRef<{ parts: readonly unknown[]; key: string }>(null);
  return (...parts: readonly unknown[]): string => {
    const isSame = last.current?.parts.every((part, place) => part === parts[place]);
    if (last.current && isSame) return last.current.key;
    // Not crypto.randomUUID, which browsers keep from pages without https.
    const key = Date.now().toString(36) + Math.random().toString(36).slice(2);
    last.current = { parts, key };
    return key;
  };
}
