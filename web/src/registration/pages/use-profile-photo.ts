import { useEffect, useRef, useState } from 'react';
import type { Form } from '../../forms/use-form';
import { PhotoError } from '../../photos/photo-error';
import type { AgentPhotoValues, ProfilePhoto } from '../agent-values';
import { corrupted } from './open-photo';
import { prepareProfilePhoto } from './prepare-profile-photo';

/** Opens and measures the photo as soon as it is picked. */
export function useProfilePhoto(
  form: Form<AgentPhotoValues>,
  onKeep: (picture: ProfilePhoto | null) => void,
) {
  const [isChecking, setChecking] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const newest = useRef<File>(undefined);
  useEffect(() => () => void (newest.current = undefined), []);

  const put = (picture: ProfilePhoto | null) => {
    form.set('picture')(picture);
    onKeep(picture);
  };
  async function choose(file: File) {
    newest.current = file;
    setChecking(true);
    const taken = await prepareProfilePhoto(file).catch(sentenceOf);
    // Another photo was picked meanwhile, or the step was left.
    if (newest.current !== file) return;
    setChecking(false);
    if (typeof taken === 'string') setAlert(taken);
    else put(taken);
  }
  return {
    isChecking,
    choose: (file: File) => void choose(file),
    remove: () => put(null),
    alert,
    closeAlert: () => setAlert(null),
  };
}

const sentenceOf = (error: unknown): string => (error instanceof PhotoError ? error.message : corrupted);
