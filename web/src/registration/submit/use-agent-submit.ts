import { useState } from 'react';
import type { AgentContact } from '@aaspaas/contract/registration/values';
import { navigate } from '../../router/address';
import { findMissingPerson } from '../kept-agent';
import type { Missing } from '../MissingStep';
import type { Step } from '../use-wizard';
import { type AgentOutcome, sendAgent } from './send-agent';
import { useLeaving } from './use-leaving';
import type { Sending } from './use-submit-business';

/** Sends an agent's registration from its last step, and says how it ended. */
export function useAgentSubmit({ form }: Step<AgentContact>) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [outcome, setOutcome] = useState<AgentOutcome | null>(null);
  const [missing, setMissing] = useState<Missing | null>(null);
  // What has gone out before somebody left is safe: the same key serves the next attempt.
  const leaving = useLeaving();

  const send = async (values: AgentContact) => {
    const lacking = findMissingPerson();
    if (lacking) return setMissing(lacking);
    const ended = await sendAgent(values, { onProgress: setSending, signal: leaving.current });
    setSending(null);
    setOutcome(ended);
  };
  const closeOutcome = () => {
    if (outcome?.isDone) return navigate('/');
    form.setErrors(outcome?.fields ?? {});
    setOutcome(null);
  };
  return {
    onSubmit: form.submit(send),
    sending,
    outcome,
    closeOutcome,
    missing,
    closeMissing: () => setMissing(null),
  };
}
