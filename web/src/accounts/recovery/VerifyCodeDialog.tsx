import { useState, useEffect } from 'react';
import { verifyCode, forgotPassword } from '@aaspaas/contract/accounts/calls';
import { codeRules } from '@aaspaas/contract/accounts/rules/recovery';
import { useForm } from '../../forms/use-form';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { send } from '../../api/send';
import { Button } from '../../ui/Button';
import { CodeField } from './CodeField';
import { Dialog } from '../../ui/dialogs/Dialog';
import { messageOf } from '../../api/failure-messages';
import { FormError } from '../../forms/FormError';
import { useIsMounted } from '../use-is-mounted';
import { useRecovery } from './use-recovery';
import { useBusy } from '../../forms/form-parts';
import { useToast } from '../../ui/toasts/Toast';
import { type Recovery, secondsToWait } from './recovery';
import { say } from '../../say';
import { sayWith } from '../../say-with';

const initial = { code: '' };

export function VerifyCodeDialog() {
  const { open, close } = useUrlDialog();
  const { recovery, isReady, update } = useRecovery(({ sentAt }) => sentAt > 0);
  const isHere = useIsMounted();
  const [error, setError] = useState('');
  const form = useForm({ initial, rules: codeRules });
  const onSubmit = form.submit(async ({ code }) => {
    setError('');
    try {
      await send(verifyCode, { email: recovery.email, otp: code });
      update({ isVerified: true });
      if (isHere()) open('reset-password');
    } catch (failure) {
      setError(messageOf(failure, 'Invalid or expired OTP. Try again.'));
    }
  });
  if (!isReady) return null;
  return (
    <Dialog open title="Verify email" onClose={close}>
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <p>
          {sayWith(
            'We sent a code to {email}, if it has an account with us. It is good for 10 minutes. Nothing there? Look in the spam folder. If the mail brings a link instead, open that.',
            { email: <strong className="wrap-anywhere">{recovery.email}</strong> },
          )}
        </p>
        <CodeField label="4-digit code" {...form.field('code')} />
        <FormError>{error}</FormError>
        <Button type="submit" wide busy={form.busy} busyText="Verifying...">
          Verify
        </Button>
        <ResendCode recovery={recovery} onSent={(sentAt) => update({ sentAt })} />
        <p className="text-center">
          <Button variant="quiet" onClick={() => open('forgot')}>
            Use another email
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

interface ResendCodeProps {
  readonly recovery: Recovery;
  onSent(sentAt: number): void;
}

function ResendCode({ recovery, onSent }: ResendCodeProps) {
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
      {seconds > 0 && (
        <p className="text-sm text-ink-soft">
          {say('You can ask for a new code in {seconds} s.', { seconds })}
        </p>
      )}
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
