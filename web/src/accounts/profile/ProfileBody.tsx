import { useState } from 'react';
import type { Reading } from '../../api/use-read';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { type ProfileEditor, useProfileForm } from './use-profile-form';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import { EmailField, TextField } from '../../forms/fields/TextField';
import { PendingEmail } from '../PendingEmail';
import { PhotoPicker } from './PhotoPicker';
import { CurrentPasswordField } from '../CurrentPasswordField';
import { FormError } from '../../forms/FormError';

interface ProfileBodyProps {
  readonly reading: Reading<unknown>;
  /** Absent until the record has loaded. */
  readonly editor: ProfileEditor | undefined;
}

export function ProfileBody({ reading, editor }: ProfileBodyProps) {
  if (reading.state === 'loading') return <ListSkeleton rows={3} />;
  if (editor) return <ProfileForm editor={editor} />;
  const message = reading.state === 'failed' ? reading.failure.message : 'Your profile could not be loaded.';
  return <ErrorState message={message} onRetry={reading.retry} />;
}

type Field = 'name' | 'location' | 'email';

export function ProfileForm({ editor }: { editor: ProfileEditor }) {
  const { form, photo, errors, share, failed, needsPassword, onSubmit } = useProfileForm(editor);
  const { name, photoUrl } = editor.known;
  const [left, setLeft] = useState<readonly Field[]>([]);
  const typed = (name: Field) => ({
    ...form.field(name),
    error: form.errors[name] ?? (left.includes(name) ? errors[name] : undefined),
    onBlur: () => setLeft([...left, name]),
  });
  const fields = { name: typed('name'), location: typed('location'), email: typed('email') };
  const isWrong = Object.keys(errors).length > 0;
  const isSaid = Boolean(photo.error) || Object.values(fields).some(({ error }) => error);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <PhotoPicker name={name} photoUrl={photoUrl} {...photo} />
      <TextField label="Name" autoComplete="name" autoCapitalize="words" {...fields.name} />
      <TextField label="Location" autoComplete="street-address" {...fields.location} />
      <EmailField label="Email" help={editor.emailHelp} optional={editor.isEmailOptional} {...fields.email} />
      {editor.loginEmail !== null && <PendingEmail />}
      {needsPassword && <CurrentPasswordField {...form.field('current_password')} />}
      {form.busy && photo.chosen && <Progress label="Sending the photo" share={share} />}
      {failed && <FormError reason={failed.reason}>Failed to save profile. Please try again.</FormError>}
      <Button type="submit" wide disabled={isWrong} busy={form.busy} busyText="Updating profile...">
        Update Profile
      </Button>
      {isWrong && !isSaid && <p className="text-ink-soft">Fill in what is empty, then you can save.</p>}
    </form>
  );
}
