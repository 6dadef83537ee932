import { Button } from './Button';
import { Icon } from './Icon';
import { say } from '../say';

type ErrorStateProps = { message: string; onRetry?: () => void; busy?: boolean; retryText?: string };

export function ErrorState({ message, onRetry, busy = false, retryText = 'Retry' }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-8 text-center text-danger"
    >
      <Icon name="alert-triangle" size={40} />
      <p>{say(message)}</p>
      {onRetry && (
        <Button variant="secondary" busy={busy} busyText="Trying again…" onClick={onRetry}>
          {say(retryText)}
        </Button>
      )}
    </div>
  );
}
