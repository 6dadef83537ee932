import { useEffect, useState } from 'react';
import { useToast } from '../ui/Toast';
import { loadBusinessType, itineraryOf } from './business-type';
import { loadDraft } from './draft-store';
import { businessSteps, typeChoicePath } from './itineraries/business';
import type { Missing } from './MissingStep';

export const notLoaded = 'Loading previous data...';

/** Somebody who came by a link may have nothing filled in yet: the step to begin with, null when there is none. */
export function useMissingStep(): Missing | null {
  const toast = useToast();
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(() => {
    const found = findMissingStep();
    setMissing(found);
    if (found) toast('info', notLoaded);
  }, [toast]);
  return missing;
}

function findMissingStep(): Missing | null {
  const type = loadBusinessType();
  if (!type) return { name: businessSteps[0], path: typeChoicePath };
  const { basics } = itineraryOf(type);
  return loadDraft(basics.draft) ? null : { name: businessSteps[1], path: basics.path };
}
