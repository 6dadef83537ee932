import { useState } from 'react';
import { moveDelivery } from '@aaspaas/contract/deliveries/calls';
import type { DeliveryMove } from '@aaspaas/contract/deliveries/moves';
import { messageOf } from '../api/failure-messages';
import { useBusy } from '../forms/form-parts';
import { send } from '../api/send';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { useToast } from '../ui/toasts/Toast';
import type { DeliveryView } from './delivery-view';
import { tellDeliveryChanged } from './use-deliveries';
import { say } from '../say';

const labels: Readonly<Record<DeliveryMove, string>> = {
  accept: 'Accept',
  decline: 'Decline',
  finish: 'Mark as done',
  cancel: 'Cancel delivery',
  reopen: 'Not done yet',
};

const variants = {
  accept: 'primary',
  decline: 'secondary',
  finish: 'primary',
  cancel: 'quiet',
  reopen: 'secondary',
} as const satisfies Readonly<Record<DeliveryMove, string>>;

const places = { primary: 'grow basis-28', secondary: '', quiet: '-mr-3' } as const;

/** The actions of this side. Those that end the delivery ask for confirmation. */
export function DeliveryMoves({ delivery }: { delivery: DeliveryView }) {
  const [asked, setAsked] = useState<DeliveryMove | null>(null);
  const { make, busy } = useMove(delivery.id);
  const isAsking = asked !== null && delivery.moves.includes(asked);
  return (
    <>
      {delivery.moves.map((move) => (
        // The quiet one has no border, so its padding may be that of the card.
        <span key={move} className={places[variants[move]]}>
          <Button
            size="small"
            wide
            variant={variants[move]}
            busy={busy}
            onClick={() => (move === 'decline' || move === 'cancel' ? setAsked(move) : void make(move))}
          >
            {say(labels[move])}
          </Button>
        </span>
      ))}
      <ConfirmDialog
        open={isAsking}
        title={asked === 'decline' ? 'Decline this delivery?' : 'Cancel this delivery?'}
        confirm={say(labels[asked ?? 'cancel'])}
        cancel="Keep it"
        danger
        busy={busy}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void make(asked).then(() => setAsked(null));
        }}
      >
        {say('{name} will see it at once.', { name: delivery.name })}
      </ConfirmDialog>
    </>
  );
}

function useMove(d_id: number) {
  const toast = useToast();
  const { busy, isBusy, run } = useBusy();
  async function make(move: DeliveryMove) {
    if (isBusy()) return;
    await run(() =>
      send(moveDelivery, { d_id, move }).then(
        ({ message, request }) => {
          toast('success', message);
          tellDeliveryChanged({ record: request });
        },
        (failure: unknown) => {
          toast('error', messageOf(failure, 'This did not work. Please try again.'));
          // The other side may have been faster.
          tellDeliveryChanged({});
        },
      ),
    );
  }
  return { make, busy };
}
