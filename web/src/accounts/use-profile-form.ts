import { useRef, useState } from 'react';
import { editProfile, type listUsers } from '@aaspaas/contract/accounts/calls';
import { type Profile, profileImageRules, profileRules } from '@aaspaas/contract/accounts/profile.rules';
import type { ReplyOf } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { complain } from '@aaspaas/contract/rules/rule';
import { tenDigits } from '@aaspaas/contract/rules/phone';
import { useForm } from '../forms/use-form';
import { navigate } from '../router/address';
import { shrinkImage } from '../server/shrink-image';
import { upload } from '../server/upload';
import { useSession } from '../session/session';
import { useToast } from '../ui/Toast';
import { anyWords, refuseFalse } from './sentences';
import { useIsHere } from './use-is-here';

export type UserRecord = ReplyOf<typeof listUsers>['list'][number];

export function useProfileForm(record: UserRecord) {
  const { signIn } = useSession();
  const toast = useToast();
  const photo = usePhoto();
  const isHere = useIsHere();
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState<{ reason: string } | null>(null);
  const [initial] = useState<Profile>(() => ({
    name: record.u_name,
    location: record.u_address,
    email: record.u_email ?? '',
  }));
  const form = useForm<Profile>({ initial, rules: profileRules, timing: 'on-change' });
  const keyOf = useWishKey();

  const onSubmit = form.submit(async (values) => {
    if (photo.error) return;
    setFailed(null);
    setShare(0);
    try {
      const files = photo.chosen ? { image: [await shrinkImage(photo.chosen)] } : {};
      const reply = await upload(editProfile, fieldsOf(record, values), files, {
        onProgress: setShare,
        idempotencyKey: keyOf(values, photo.chosen),
      });
      refuseFalse(reply);
      toast('success', 'Profile updated successfully!');
      if (reply.user) signIn(reply.user);
      // Which leads on to the role's own home.
      if (isHere()) navigate('/', { replace: true });
    } catch (failure) {
      const fields = failure instanceof Failure ? failure.details.fields : undefined;
      if (fields) form.setErrors(fields);
      setFailed({ reason: fields ? '' : anyWords(failure, '') });
    }
  });
  const errors = { ...complain(profileRules, form.values), ...(photo.error && { photo: photo.error }) };
  return { form, photo, errors, share, failed, onSubmit };
}

/** The same wish has the same key: a reply that was lost on the way is no reason to save twice. */
function useWishKey() {
  const last = useRef<{ values: Profile; photo: File | null; key: string }>(null);
  return (values: Profile, photo: File | null): string => {
    if (last.current?.values === values && last.current.photo === photo) return last.current.key;
    const key = Date.now().toString(36) + Math.random().toString(36).slice(2);
    last.current = { values, photo, key };
    return key;
  };
}

function usePhoto() {
  const [chosen, setChosen] = useState<File | null>(null);
  const said = chosen && complain(profileImageRules, { type: chosen.type, bytes: chosen.size });
  return { chosen, error: said?.type ?? said?.bytes, onChoose: setChosen };
}

/** The form's location is the account's address. District and ZIP code go empty, which leaves them as they are. */
function fieldsOf(record: UserRecord, { name, location, email }: Profile) {
  return {
    u_id: record.u_id,
    name: name.trim(),
    email: email.trim().toLowerCase(),
    state: record.state,
    address: location.trim(),
    district: '',
    zip_code: '',
    mobile: tenDigits(record.u_mobile ?? ''),
  };
}
