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

export function ProfileForm({ editor }: { editor: ProfileEditor }) {
  const { form, photo, errors, share, failed, needsPassword, onSubmit } = useProfileForm(editor);
  const { name, photoUrl } = editor.known;
  // Errors show at once, because the button is disabled as long as there is one.
  const typed = (name: 'name' | 'location' | 'email') => ({
    ...form.field(name),
    error: form.errors[name] ?? errors[name],
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <PhotoPicker name={name} photoUrl={photoUrl} {...photo} />
      <TextField label="Name" autoComplete="name" autoCapitalize="words" {...typed('name')} />
      <TextField label="Location" autoComplete="street-address" {...typed('location')} />
      <EmailField label="Email" help={editor.emailHelp} {...typed('email')} />
      {editor.loginEmail !== null && <PendingEmail />}
      {needsPassword && <CurrentPasswordField {...form.field('current_password')} />}
      {form.busy && photo.chosen && <Progress label="Sending the photo" share={share} />}
      {failed && <FormError reason={failed.reason}>Failed to save profile. Please try again.</FormError>}
      <Button
        type="submit"
        wide
        disabled={Object.keys(errors).length > 0}
        busy={form.busy}
        busyText="Updating profile..."
      >
        Update Profile
      </Button>
    </form>
  );
}
