import { type SyntheticEvent, useEffect, useState } from 'react';
import { register, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { type NewAccount, newAccountRules } from '@aaspaas/contract/accounts/rules/sign-up';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { isNumber, tenDigits } from '@aaspaas/contract/accounts/rules/mobile';
import { Failure } from '@aaspaas/contract/failure';
import { type Complaints, hasComplaint } from '@aaspaas/contract/rule-engine/rule';
import { complain } from '../../forms/complain';
import { useForm } from '../../forms/use-form';
import { send } from '../../api/send';
import type { RequestTo } from '@aaspaas/contract/call';
import { signUpSentence } from '../sentences';
import { removeFromTab, saveInTab, loadFromTab } from '../../session/tab-storage';

const patienceMs = 15_000;
const checkDelayMs = 300;

export type SignUpForm = ReturnType<typeof useSignUp>['form'];

/** `onDone` is called with the new account; until then what was typed stays. */
export function useSignUp(onDone: (user: SessionUser) => void) {
  const [error, setError] = useState('');
  const [isTaken, setTaken] = useState(false);
  const [initial] = useState(recallSignUp);
  const form = useForm<NewAccount>({
    initial,
    rules: newAccountRules,
    timing: 'on-change',
    delayMs: checkDelayMs,
  });
  useEffect(() => keepSignUp(form.values), [form.values]);

  const submit = form.submit(async (values) => {
    try {
      const reply = await send(register, payloadOf(values), { afterMs: patienceMs });
      forgetSignUp();
      onDone(reply.user);
    } catch (failure) {
      setError(signUpSentence(failure));
      setTaken(failure instanceof Failure && failure.kind === 'taken');
      // The server names fields by the same rules, and both ways to be reached are one field here.
      if (failure instanceof Failure && failure.details.fields)
        form.setErrors(atFields(failure.details.fields));
    }
  });
  const onSubmit = (event: SyntheticEvent) => {
    if (!form.busy) {
      setError(errorBeforeSending(form.values));
      setTaken(false);
    }
    submit(event);
  };
  return { form, error, isTaken, onSubmit };
}

function atFields({ email, mobile, ...others }: Readonly<Record<string, string>>): Complaints<NewAccount> {
  const contact = mobile ?? email;
  return { ...others, ...(contact && { contact }) };
}

const errorBeforeSending = (values: NewAccount): string =>
  hasComplaint(complain(newAccountRules, values)) ? 'Please fix the errors above before submitting.' : '';

function payloadOf({ name, contact, password }: NewAccount): RequestTo<typeof register> {
  const { email, phone } = splitContact(contact);
  return { name: name.trim(), ...(email ? { email } : { mobile: phone }), password };
}

/** One field takes either; the other one is empty. */
export const splitContact = (contact: string) =>
  isNumber(contact) ? { email: '', phone: tenDigits(contact) } : { email: readEmail(contact), phone: '' };

const key = 'signUpDraft';

const keptFields = ['name', 'contact'] as const;

export function recallSignUp(): NewAccount {
  const note = loadFromTab(key);
  const [name = '', contact = ''] = keptFields.map((field) =>
    typeof note[field] === 'string' ? note[field] : '',
  );
  return { name, contact, password: '' };
}

/** The password is not kept. */
export function keepSignUp({ name, contact }: NewAccount): void {
  saveInTab(key, { name, contact });
}

export function forgetSignUp(): void {
  removeFromTab(key);
}
