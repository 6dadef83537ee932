import { useEffect, useRef, useState } from 'react';
import type { AgentContact } from '@aaspaas/contract/registration/values';
import { navigate } from '../../router/address';
import { findMissingPerson } from '../missing-agent-step';
import type { Missing } from '../MissingStep';
import type { Step } from '../use-wizard';
import { type AgentOutcome, type SentPhoto, submitAgent } from './submit-agent';

/** Sends an agent's registration from its last step, and says how it ended. */
export function useAgentSubmit({ form }: Step<AgentContact>) {
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([]);
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
    const ended = await submitAgent(values, { onProgress: setPhotos, signal });
    setPhotos([]);
    setOutcome(ended);
  });
  const closeOutcome = () => {
    if (outcome?.isDone) return navigate('/');
    form.setErrors(outcome?.fields ?? {});
    setOutcome(null);
  };
  return { onSubmit, photos, outcome, closeOutcome, missing, closeMissing: () => setMissing(null) };
}
