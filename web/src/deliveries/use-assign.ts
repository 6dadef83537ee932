import { useEffect, useState } from 'react';
import { addDelivery, type DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import { type DeliveryForm, deliveryRules } from '@aaspaas/contract/deliveries/rules/delivery';
import { Failure } from '@aaspaas/contract/failure';
import { messageOf } from '../api/failure-messages';
import { useForm } from '../forms/use-form';
import { useIdempotencyKey } from '../forms/use-idempotency-key';
import { send } from '../api/send';
import { removeFromTab, saveInTab, loadFromTab } from '../session/tab-storage';
import { useToast } from '../ui/toasts/Toast';
import { tellDeliveryChanged } from './use-deliveries';

const note = 'deliveryWish';

/** Sends a request to an agent. What was typed survives a reload, until it is sent; what is known is filled in. */
export function useAssign(
  agentId: number,
  onSent: (sent: DeliveryRecord) => void,
  filled: Partial<DeliveryForm> = {},
  insteadOf?: number,
) {
  const toast = useToast();
  const [error, setError] = useState('');
  const [initial] = useState(() => ({ ...recallTyped(), ...filled }));
  const form = useForm<DeliveryForm>({ initial, rules: deliveryRules });
  const keyOf = useIdempotencyKey();
  useEffect(() => saveInTab(note, form.values), [form.values]);

  const submit = form.submit(async (typed) => {
    setError('');
    try {
      const fields = { ...fieldsOf(agentId, typed), ...(insteadOf && { instead_of: insteadOf }) };
      const reply = await send(addDelivery, fields, {
        idempotencyKey: keyOf(agentId, typed),
      });
      removeFromTab(note);
      toast('success', reply.message);
      onSent(reply.request);
      tellDeliveryChanged({ record: reply.request, isNew: true });
    } catch (failure) {
      const wrong = failure instanceof Failure ? failure.details.fields : undefined;
      if (wrong) form.setErrors(wrong);
      else setError(messageOf(failure, 'The request could not be sent. Please try again.'));
    }
  });
  return { form, error, submit };
}

const fieldsOf = (agent_id: number, typed: DeliveryForm) => ({
  agent_id,
  pickup_shop_id: typed.pickupShopId,
  pickup_address: typed.pickupAddress.trim(),
  drop_address: typed.dropAddress.trim(),
  note: typed.note.trim(),
});

export function recallTyped(): DeliveryForm {
  const kept = loadFromTab(note);
  const text = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
  return {
    // The list that the shop was chosen from is gone after a reload.
    pickupShopId: null,
    pickupAddress: text('pickupAddress'),
    dropAddress: text('dropAddress'),
    note: text('note'),
  };
}
