import { makeRecoveryCodes, offerTwoStep } from '@aaspaas/contract/console/access/calls';
import { messageOf } from '../../api/failure-messages';
import { send } from '../../api/send';
import { withProof } from '../../api/with-proof';
import { useBusy } from '../../forms/form-parts';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/toasts/Toast';
import { ActionButton } from '../ActionButton';
import { sayDate } from '../say-time';
import { useProof } from './ProofProvider';
import type { Offer } from './ScanCode';

interface TwoStepIsOnProps {
  readonly since: string;
  readonly codesLeft: number;
  onOffer(offer: Offer): void;
  onCodes(codes: readonly string[]): void;
}

export function TwoStepIsOn({ since, codesLeft, onOffer, onCodes }: TwoStepIsOnProps) {
  return (
    <div className="grid max-w-xl gap-6">
      <p className="flex items-center gap-2 font-semibold text-leaf-strong">
        <Icon name="circle-check" />
        On since {sayDate(new Date(since))}
      </p>
      <section className="grid justify-items-start gap-3">
        <h2 className="text-xl">Recovery codes</h2>
        <p>{leftInWords(codesLeft)}</p>
        <ActionButton
          call={makeRecoveryCodes}
          body={{}}
          label="Make new recovery codes"
          confirm={{
            title: 'Make ten new codes?',
            text: 'The ones that you have now stop working. The new ones are shown once.',
            verb: 'Make new codes',
          }}
          done="Here are your new codes."
          then={({ codes }) => onCodes(codes)}
        />
      </section>
      <section className="grid justify-items-start gap-3">
        <h2 className="text-xl">Another phone</h2>
        <p>
          Your present app works until the new one has shown its first code. You get new recovery codes too.
        </p>
        <ChangePhone onOffer={onOffer} />
      </section>
      <p className="text-ink-soft">
        Lost the phone and all recovery codes? Another chief admin can reset your second step on the page
        “Admins”.
      </p>
    </div>
  );
}

function leftInWords(left: number): string {
  if (left === 0) return 'You have none left. Make new ones now, for the day when your phone is not there.';
  return left === 1
    ? 'You have one left. Each works once.'
    : `You have ${left} left, for when your phone is not there. Each works once.`;
}

function ChangePhone({ onOffer }: Pick<TwoStepIsOnProps, 'onOffer'>) {
  const { ask } = useProof();
  const toast = useToast();
  const { busy, run } = useBusy();
  const begin = async () => {
    try {
      const offer = await withProof(() => send(offerTwoStep, {}), ask);
      if (offer) onOffer(offer);
    } catch (failure) {
      toast('error', messageOf(failure, 'Something went wrong, please try again.'));
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void run(begin)}>
      Use another phone
    </Button>
  );
}
