import { useState } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { type Profile, profileImageRules } from '@aaspaas/contract/accounts/profile.rules';
import { Failure } from '@aaspaas/contract/failure';
import { complain, type RuleTable } from '@aaspaas/contract/rules/rule';
import { useForm } from '../forms/use-form';
import { useWishKey } from '../forms/use-wish-key';
import { navigate } from '../router/address';
import { shrinkImage } from '../server/shrink-image';
import type { UploadOptions } from '../server/upload';
import { useSession } from '../session/session';
import { useToast } from '../ui/Toast';
import { anyWords, refuseFalse } from './sentences';
import { useIsHere } from './use-is-here';

/** What is known, by which rules it is changed, and the call that changes it. */
export interface ProfileEditor {
  readonly known: Profile & { readonly picture: string | null };
  readonly rules: RuleTable<Profile>;
  /** Said once it is saved. */
  readonly done: string;
  save(profile: Profile, photos: readonly Blob[], options: UploadOptions): Promise<Saved>;
}

interface Saved {
  readonly result: boolean;
  readonly message?: string;
  /** Where the header shows what was changed. */
  readonly user?: SessionUser | undefined;
}

export function useProfileForm({ known, rules, done, save }: ProfileEditor) {
  const { signIn } = useSession();
  const toast = useToast();
  const photo = usePhoto();
  const isHere = useIsHere();
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState<{ reason: string } | null>(null);
  const [initial] = useState<Profile>(() => ({
    name: known.name,
    location: known.location,
    email: known.email,
  }));
  const form = useForm<Profile>({ initial, rules, timing: 'on-change' });
  const keyOf = useWishKey();

  const onSubmit = form.submit(async (values) => {
    if (photo.error) return;
    setFailed(null);
    setShare(0);
    try {
      const photos = photo.chosen ? [await shrinkImage(photo.chosen)] : [];
      const reply = await save(values, photos, {
        onProgress: setShare,
        idempotencyKey: keyOf(values, photo.chosen),
      });
      refuseFalse(reply);
      toast('success', done);
      if (reply.user) signIn(reply.user);
      // Which leads on to the role's own home.
      if (isHere()) navigate('/', { replace: true });
    } catch (failure) {
      const fields = failure instanceof Failure ? failure.details.fields : undefined;
      const isAtField = Object.keys(fields ?? {}).some((field) => field in initial);
      if (fields) form.setErrors(fields);
      setFailed({ reason: isAtField ? '' : anyWords(failure, '') });
    }
  });
  const errors = { ...complain(rules, form.values), ...(photo.error && { photo: photo.error }) };
  return { form, photo, errors, share, failed, onSubmit };
}

function usePhoto() {
  const [chosen, setChosen] = useState<File | null>(null);
  const said = chosen && complain(profileImageRules, { type: chosen.type, bytes: chosen.size });
  return { chosen, error: said?.type ?? said?.bytes, onChoose: setChosen };
}
