import { useEffect, useState } from 'react';

/** A url at which the browser finds the photo; null without a photo. */
export function usePreview(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    // Object URLs outlive the page unless revoked, and ten previews are enough to crash a phone.
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
