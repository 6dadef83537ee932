import type { Reading } from '../../api/use-read';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { ProfileForm } from './ProfileForm';
import type { ProfileEditor } from './use-profile-form';

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
