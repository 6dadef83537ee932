import { useEffect, useState } from 'react';
import { rateDelivery } from '@aaspaas/contract/deliveries/calls';
import { type AgentRating, agentRatingRules } from '@aaspaas/contract/deliveries/rules/delivery';
import { addStep } from '../current-url/add-step';
import { FormError } from '../forms/FormError';
import { messageOf } from '../api/failure-messages';
import { useForm } from '../forms/use-form';
import { send } from '../api/send';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { StarInput } from '../forms/fields/StarInput';
import { TextArea } from '../forms/fields/TextArea';
import { useToast } from '../ui/toasts/Toast';
import type { DeliveryView } from './delivery-view';
import { tellDeliveryChanged } from './use-deliveries';
import { say } from '../say';

/** A button that opens the stars. */
export function RateAgent({ delivery }: { delivery: DeliveryView }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => (open ? addStep(() => setOpen(false)) : undefined), [open]);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {delivery.rating === null ? 'Rate the agent' : 'Change your rating'}
      </Button>
      <Dialog open={open} title={say('How was {name}?', { name: delivery.name })} onClose={close}>
        <RateForm delivery={delivery} onDone={close} />
      </Dialog>
    </>
  );
}

function RateForm({ delivery, onDone }: { delivery: DeliveryView; onDone: () => void }) {
  const toast = useToast();
  const [error, setError] = useState('');
  const initial: AgentRating = { rating: delivery.rating ?? 0, comment: delivery.comment };
  const form = useForm({ initial, rules: agentRatingRules });
  const submit = form.submit(async ({ rating, comment }) => {
    setError('');
    try {
      const { message } = await send(rateDelivery, { d_id: delivery.id, rating, comment: comment.trim() });
      toast('success', message);
      tellDeliveryChanged({});
      onDone();
    } catch (failure) {
      setError(messageOf(failure, 'Your rating could not be sent. Please try again.'));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <StarInput label="Your rating" {...form.field('rating')} />
      <TextArea label="A few words" optional countTo={1000} {...form.field('comment')} />
      <FormError>{error}</FormError>
      <Button type="submit" wide busy={form.busy} busyText="Sending...">
        Send rating
      </Button>
    </form>
  );
}
