import { useEffect, useState } from 'react';
import { useToast } from '../../ui/toasts/Toast';
import type { Missing } from './MissingStep';

export const notLoaded = 'Loading previous data...';

/**
 * Somebody who came by a link may have nothing filled in yet. Returns the step to begin with; null if none is
 * missing.
 */
export function useMissingStep(find: () => Missing | null): Missing | null {
  const toast = useToast();
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(() => {
    const found = find();
    setMissing(found);
    if (found) toast('info', notLoaded);
  }, [find, toast]);
  return missing;
}
