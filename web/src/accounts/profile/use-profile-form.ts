import { useState } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { passwordRows, type WithPassword } from '@aaspaas/contract/accounts/rules/contact';
import type { Profile } from '@aaspaas/contract/accounts/rules/profile';
import type { PickedProfilePhoto } from '@aaspaas/contract/photos/rules/profile-photo';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { type RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { complain } from '../../forms/complain';
import { useForm } from '../../forms/use-form';
import { useIdempotencyKey } from '../../forms/use-idempotency-key';
import { navigate } from '../../current-url/url';
import { usePickedFile } from '../../photos/use-picked-file';
import type { UploadOptions } from '../../api/upload';
import { useSession } from '../../session/session';
import { useToast } from '../../ui/toasts/Toast';
import { pendingSentence } from '../PendingEmail';
import { messageOf } from '../../api/failure-messages';
import { useIsMounted } from '../use-is-mounted';

export type ProfileValues = Profile & WithPassword;

/** The profile as it is known, the rules for changing it, and the call that saves it. */
export interface ProfileEditor {
  readonly known: Profile & { readonly photoUrl: string | null };
  readonly rules: RuleTable<Profile>;
  /** Which photos the call accepts. */
  readonly photo: { readonly kinds: readonly string[]; readonly rules: RuleTable<PickedProfilePhoto> };
  /** The message after saving. */
  readonly done: string;
  /** The email that the account logs in with, if this form changes it; null if the email is that of a listing. */
  readonly loginEmail: string | null;
  readonly emailHelp?: string;
  readonly isEmailOptional?: boolean;
  save(profile: ProfileValues, photos: readonly Blob[], options: UploadOptions): Promise<Saved>;
}

interface Saved {
  readonly result: boolean;
  readonly message?: string;
  /** The signed-in person for the header, if something that the header shows was changed. */
  readonly user?: SessionUser | undefined;
  readonly pending_email?: string | undefined;
}

const cleaned = ({ name, location, email, ...more }: ProfileValues): ProfileValues => ({
  ...more,
  name: name.trim(),
  location: location.trim(),
  email: readEmail(email),
});

export function useProfileForm({ known, rules, photo: taken, done, loginEmail, save }: ProfileEditor) {
  const { signIn } = useSession();
  const toast = useToast();
  const photo = usePickedFile((file) => complain(taken.rules, { file }).file);
  const isHere = useIsMounted();
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState<{ reason: string } | null>(null);
  const [initial] = useState<ProfileValues>(() => ({
    name: known.name,
    location: known.location,
    email: known.email,
    current_password: '',
  }));
  const hasNewEmail = ({ email }: Profile) => loginEmail !== null && readEmail(email) !== loginEmail;
  const form = useForm<ProfileValues>({
    initial,
    rules: { ...rules, current_password: passwordRows(hasNewEmail) },
    timing: 'on-change',
  });
  const keyOf = useIdempotencyKey();

  const onSubmit = form.submit(async (values) => {
    if (photo.error) return;
    setFailed(null);
    setShare(0);
    try {
      const photos = await photo.makeSmall();
      if (!photos) return;
      const reply = await save(cleaned(values), photos, {
        onProgress: setShare,
        idempotencyKey: keyOf(values, photo.chosen),
      });
      toast('success', done);
      if (reply.pending_email) toast('success', pendingSentence(reply.pending_email));
      if (reply.user) signIn(reply.user);
      // '/' redirects to the role's own home.
      if (isHere()) navigate('/', { replace: true });
    } catch (failure) {
      const fields = failure instanceof Failure ? failure.details.fields : undefined;
      const isAtField = Object.keys(fields ?? {}).some((field) => field in initial);
      if (fields) form.setErrors(fields);
      setFailed({ reason: isAtField ? '' : messageOf(failure, '') });
    }
  });
  const errors = { ...complain(rules, form.values), ...(photo.error && { photo: photo.error }) };
  return {
    form,
    photo: { ...photo, kinds: taken.kinds },
    errors,
    share,
    failed,
    needsPassword: hasNewEmail(form.values),
    onSubmit,
  };
}
