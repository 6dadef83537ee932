import { useEffect, useState } from 'react';

/** An object url of the photo; null without one. */
export function usePreview(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    // Object urls outlive the page unless revoked, and ten previews are enough to crash a phone.
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
