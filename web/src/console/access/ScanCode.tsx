import { useState } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import { confirmTwoStep, type offerTwoStep, readTwoStep } from '@aaspaas/contract/console/access/calls';
import { firstCodeRules } from '@aaspaas/contract/console/access/rules/code';
import { isLost, isOfKind, messageOf } from '../../api/failure-messages';
import { send } from '../../api/send';
import { FormError } from '../../forms/FormError';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { QrCode } from '../../ui/QrCode';
import { readAgain } from '../read-again';
import { CodeInput } from './CodeForm';

interface ScanCodeProps {
  readonly offer: Offer;
  onConfirmed(recoveryCodes: readonly string[]): void;
  onAgain(): void;
}

/** The secret for the app, as a QR code and as text; the first code of the app shows that it has it. */
export function ScanCode({ offer, onConfirmed, onAgain }: ScanCodeProps) {
  const { error, ...form } = useFirstCode(onConfirmed, onAgain);
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-xl gap-4">
      <p>Scan this with the app, or type the letters below into it.</p>
      <QrCode
        text={offer.link}
        label="QR code for the app that shows codes"
        otherwise="The code did not load. Type the letters below into the app. We keep trying."
      />
      <div className="grid justify-items-center gap-2 text-center">
        <code className="font-semibold wrap-anywhere">{inFours(offer.secret)}</code>
        <div className="flex flex-wrap justify-center gap-2">
          <CopyButton text={offer.secret} label="Copy the letters" />
          <a href={offer.link} className="flex min-h-11 items-center px-3 font-semibold text-link underline">
            The app is on this phone
          </a>
        </div>
      </div>
      <CodeInput {...form.field} />
      <FormError>{error}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy} busyText="Checking…">
          Turn it on
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          Not now
        </Button>
      </div>
    </form>
  );
}

const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

function useFirstCode(onConfirmed: ScanCodeProps['onConfirmed'], onAgain: () => void) {
  const form = useForm({ initial: { code: '' }, rules: firstCodeRules });
  const [error, setError] = useState('');
  const onSubmit = form.submit(async ({ code }) => {
    setError('');
    try {
      onConfirmed((await send(confirmTwoStep, { code })).codes);
    } catch (failure) {
      // The reply may have been lost after it was turned on: then the page says so, and offers new recovery codes.
      if ((isLost(failure) || isOfKind(failure, 'gone')) && (await isOn())) {
        readAgain();
        return onAgain();
      }
      const message = messageOf(failure, 'Something went wrong, please try again.');
      if (isOfKind(failure, 'invalid')) form.setErrors({ code: message });
      else setError(message);
    }
  });
  return { onSubmit, error, busy: form.busy, field: form.field('code') };
}

const isOn = (): Promise<boolean> =>
  send(readTwoStep, {}).then(
    ({ on_since }) => on_since !== null,
    () => false,
  );

/** The secret for an app, as letters and as a link. */
export type Offer = Pick<ReplyOf<typeof offerTwoStep>, 'secret' | 'link'>;
