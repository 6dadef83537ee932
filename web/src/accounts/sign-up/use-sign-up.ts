import { type SyntheticEvent, useEffect, useState } from 'react';
import { register, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { type SignUp, signUpRules } from '@aaspaas/contract/accounts/rules/sign-up';
import { Failure } from '@aaspaas/contract/failure';
import { complain, hasComplaint } from '@aaspaas/contract/rule-engine/rule';
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
  const form = useForm<SignUp>({ initial, rules: signUpRules, timing: 'on-change', delayMs: checkDelayMs });
  useEffect(() => keepSignUp(form.values), [form.values]);

  const submit = form.submit(async (values) => {
    try {
      const reply = await send(register, payloadOf(values), { afterMs: patienceMs });
      forgetSignUp();
      onDone(reply.user);
    } catch (failure) {
      setError(signUpSentence(failure));
      setTaken(failure instanceof Failure && failure.kind === 'taken');
      // The server names fields by the same rule table.
      if (failure instanceof Failure && failure.details.fields) form.setErrors(failure.details.fields);
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

function errorBeforeSending(values: SignUp): string {
  // The checkbox shows its own error.
  if (!values.agreed) return '';
  const isWrong = hasComplaint(complain(signUpRules, values));
  return isWrong ? 'Please fix the errors above before submitting.' : '';
}

function payloadOf(values: SignUp): RequestTo<typeof register> {
  return {
    name: values.name.trim(),
    email: values.email.trim().toLowerCase(),
    mobile: values.mobile.replace(/\D/g, ''),
    address: values.address.trim(),
    district: values.district.trim(),
    state: values.state.trim(),
    zip_code: values.zipCode.trim(),
    password: values.password,
  };
}

const key = 'signUpDraft';

const blank: SignUp = {
  name: '',
  email: '',
  mobile: '',
  address: '',
  district: '',
  state: '',
  zipCode: '',
  password: '',
  confirm: '',
  agreed: false,
};

const keptFields = ['name', 'email', 'mobile', 'address', 'district', 'state', 'zipCode'] as const;

export function recallSignUp(): SignUp {
  const note = loadFromTab(key);
  const known = keptFields.map((field) => [field, typeof note[field] === 'string' ? note[field] : '']);
  return { ...blank, ...Object.fromEntries(known) };
}

/** Passwords and the agreement are not kept. */
export function keepSignUp(values: SignUp): void {
  saveInTab(key, Object.fromEntries(keptFields.map((field) => [field, values[field]])));
}

export function forgetSignUp(): void {
  removeFromTab(key);
}
