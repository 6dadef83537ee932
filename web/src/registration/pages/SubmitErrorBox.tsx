import { useEffect, useRef } from 'react';
import type { Contact } from '@aaspaas/contract/registration/values';
import { TakenAccount } from '../../accounts/TakenAccount';
import { Button, ButtonLink } from '../../ui/Button';
import { FieldError } from '../../forms/fields/Field';
import type { FailedPhoto } from '../../photos/photo';
import { thenContact } from '../steps/flows/flow';
import { FailedPhotos } from '../submit/FailedPhotos';
import { UnsentPhotos } from '../submit/send-with-photos';
import { isRegisteredAlready, isWorthAnotherTry } from '../submit/sentences';
import type { Retry } from '../submit/use-photo-retry';
import type { SubmitError } from '../submit/use-submit-business';
import { say } from '../../say';

interface SubmitErrorBoxProps {
  readonly error: SubmitError;
  /** What was typed in this step. */
  readonly contact: Pick<Contact, 'email' | 'primaryPhone'>;
  readonly retry: Retry | null;
  onRetry(): void;
  onRetryPhoto(failed: FailedPhoto): void;
  onRemovePhoto(id: string): void;
}

/** What went wrong, and what to do about it. Nothing that was typed is lost. */
export function SubmitErrorBox({ error, contact, retry, ...on }: SubmitErrorBoxProps) {
  const { onRetry, onRetryPhoto, onRemovePhoto } = on;
  const { failure, says, earlier, failed } = error;
  const box = useRef<HTMLDivElement>(null);
  // On a phone the Submit button is always in view, but this box below the last field may not be.
  useEffect(() => {
    // The result is not returned: in some browsers it is a promise, which React cannot use as a cleanup function.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className="grid justify-items-start gap-3 rounded-md border border-danger bg-card p-3"
    >
      <FieldError>{says}</FieldError>
      {earlier.map((each) => (
        <p key={each.says}>
          {say(each.says)} (<a href={thenContact(each.path)}>{say(each.step)}</a>)
        </p>
      ))}
      <FailedPhotos
        failed={failed}
        retry={retry}
        onRetry={failure instanceof UnsentPhotos ? onRetryPhoto : undefined}
        onRemove={onRemovePhoto}
      />
      {failure && isWorthAnotherTry(failure) && failed.length !== 1 && (
        <Button variant="secondary" onClick={onRetry}>
          {failed.length === 0 ? 'Try again' : 'Send all again'}
        </Button>
      )}
      {failure && isRegisteredAlready(failure) && (
        <>
          <ButtonLink variant="secondary" href="?open=login">
            Log in
          </ButtonLink>
          <TakenAccount email={contact.email} phone={contact.primaryPhone} />
        </>
      )}
    </div>
  );
}
