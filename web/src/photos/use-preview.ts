import { useEffect, useState } from 'react';

/** An address at which the browser finds the picture; null without one. */
export function usePreview(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setAddress(null);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    // Object URLs outlive the page unless revoked, and ten previews are enough to crash a phone.
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
