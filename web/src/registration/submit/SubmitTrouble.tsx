import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/Button';
import { FieldError } from '../../ui/Field';
import { FailedTile } from '../../photos/PhotoTile';
import { isRegisteredAlready, isWorthAnotherTry } from './sentences';
import type { Trouble } from './use-submit-business';

interface SubmitTroubleProps {
  readonly trouble: Trouble;
  onRetry(): void;
  onRemovePhoto(id: string): void;
}

/** What went wrong, and what to do about it. Nothing that was typed is lost. */
export function SubmitTrouble({ trouble, onRetry, onRemovePhoto }: SubmitTroubleProps) {
  const { failure, says, earlier, photos, photoTroubles } = trouble;
  const box = useRef<HTMLDivElement>(null);
  // Submit is always in sight on a phone, the place below the last field is not.
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up.
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
          {each.says} (<a href={each.path}>{each.step}</a>)
        </p>
      ))}
      <ul className="grid w-full gap-2 empty:hidden">
        {photos
          .filter(({ id }) => photoTroubles[id])
          .map(({ id, name }) => (
            <FailedTile
              key={id}
              name={name}
              says={photoTroubles[id] ?? ''}
              onRemove={() => onRemovePhoto(id)}
            />
          ))}
      </ul>
      {failure && isWorthAnotherTry(failure) && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
      {failure && isRegisteredAlready(failure) && (
        <ButtonLink variant="secondary" href="?open=login">
          Log in
        </ButtonLink>
      )}
    </div>
  );
}
