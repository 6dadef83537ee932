import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Button } from './Button';

type ErrorStateProps = { message: string; onRetry?: () => void; busy?: boolean };

export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-8 text-center">
      <IconAlertTriangle aria-hidden size={40} stroke={1.5} className="text-danger" />
      <p>{message}</p>
      {onRetry && (
        <Button variant="secondary" busy={busy} busyText="Trying again…" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
