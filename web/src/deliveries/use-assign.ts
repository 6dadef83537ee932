import { useEffect, useState } from 'react';
import { addDelivery } from '@aaspaas/contract/deliveries/calls';
import { type DeliveryWish, deliveryRules } from '@aaspaas/contract/deliveries/delivery.rules';
import { Failure } from '@aaspaas/contract/failure';
import { anyWords } from '../api/failure-words';
import { useForm } from '../forms/use-form';
import { useWishKey } from '../forms/use-wish-key';
import { send } from '../api/send';
import { forgetFromVisit, keepForVisit, recallFromVisit } from '../session/visit-notes';
import { useToast } from '../ui/Toast';
import { tellDeliveriesChanged } from './use-deliveries';

const note = 'deliveryWish';

/** Sends an agent. What was typed stays over a reload, and until it is sent. */
export function useAssign(agentId: number, onSent: () => void) {
  const toast = useToast();
  const [trouble, setTrouble] = useState('');
  const [initial] = useState(recallWish);
  const form = useForm<DeliveryWish>({ initial, rules: deliveryRules });
  const keyOf = useWishKey();
  useEffect(() => keepForVisit(note, form.values), [form.values]);

  const submit = form.submit(async (wish) => {
    setTrouble('');
    try {
      const reply = await send(addDelivery, fieldsOf(agentId, wish), {
        idempotencyKey: keyOf(agentId, wish),
      });
      forgetFromVisit(note);
      toast('success', reply.message);
      onSent();
      tellDeliveriesChanged(reply.request.d_id);
    } catch (failure) {
      const fields = failure instanceof Failure ? failure.details.fields : undefined;
      if (fields) form.setErrors(fields);
      else setTrouble(anyWords(failure, 'The request could not be sent. Please try again.'));
    }
  });
  return { form, trouble, submit };
}

const fieldsOf = (agent_id: number, wish: DeliveryWish) => ({
  agent_id,
  pickup_shop_id: wish.pickupShopId,
  pickup_address: wish.pickupAddress.trim(),
  drop_address: wish.dropAddress.trim(),
  note: wish.note.trim(),
});

function recallWish(): DeliveryWish {
  const kept = recallFromVisit(note);
  const text = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
  return {
    // The shop was chosen from a list that is gone.
    pickupShopId: null,
    pickupAddress: text('pickupAddress'),
    dropAddress: text('dropAddress'),
    note: text('note'),
  };
}
