import { useEffect, useState } from 'react';
import { forgotPassword } from '@aaspaas/contract/accounts/calls';
import { send } from '../../api/send';
import { useBusy } from '../../forms/form-parts';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/toasts/Toast';
import { type Recovery, secondsToWait } from './recovery';

interface ResendCodeProps {
  readonly recovery: Recovery;
  onSent(sentAt: number): void;
}

export function ResendCode({ recovery, onSent }: ResendCodeProps) {
  const toast = useToast();
  const { busy, run } = useBusy();
  const seconds = useSecondsToWait(recovery);
  const resend = async () => {
    try {
      await send(forgotPassword, { email: recovery.email, u_role: 'user' });
      onSent(Date.now());
      toast('success', 'Verification code resent!');
    } catch {
      toast('error', 'Failed to resend code. Try again.');
    }
  };
  return (
    <div className="grid justify-items-center">
      <Button
        variant="quiet"
        disabled={seconds > 0}
        busy={busy}
        busyText="Sending code..."
        onClick={() => void run(resend)}
      >
        Resend code
      </Button>
      {/* Not announced: counting every second aloud would drown everything else. */}
      {seconds > 0 && <p className="text-sm text-ink-soft">You can ask for a new code in {seconds} s.</p>}
      <p role="status" className="visually-hidden">
        {seconds === 0 && recovery.sentAt > 0 && 'You can ask for a new code now.'}
      </p>
    </div>
  );
}

function useSecondsToWait(recovery: Recovery): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (secondsToWait(recovery, Date.now()) === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [recovery]);
  return secondsToWait(recovery, now);
}
