import { useEffect, useRef, useState } from 'react';
import type { AgentContact } from '@aaspaas/contract/registration/values';
import { navigate } from '../../router/address';
import { findMissingPerson } from '../kept-agent';
import type { Missing } from '../MissingStep';
import type { Step } from '../use-wizard';
import { type AgentOutcome, sendAgent } from './send-agent';
import type { Sending } from './use-submit-business';

/** Sends an agent's registration from its last step, and says how it ended. */
export function useAgentSubmit({ form }: Step<AgentContact>) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [outcome, setOutcome] = useState<AgentOutcome | null>(null);
  const [missing, setMissing] = useState<Missing | null>(null);
  const leaving = useRef<AbortController>(undefined);
  // What has gone out before somebody left is safe: the same key serves the next attempt.
  useEffect(() => () => leaving.current?.abort(), []);

  const onSubmit = form.submit(async (values) => {
    const lacking = findMissingPerson();
    if (lacking) return setMissing(lacking);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const ended = await sendAgent(values, { onProgress: setSending, signal });
    setSending(null);
    setOutcome(ended);
  });
  const closeOutcome = () => {
    if (outcome?.isDone) return navigate('/');
    form.setErrors(outcome?.fields ?? {});
    setOutcome(null);
  };
  return { onSubmit, sending, outcome, closeOutcome, missing, closeMissing: () => setMissing(null) };
}
