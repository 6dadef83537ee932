import { useState } from 'react';
import type { AgentContact } from '@aaspaas/contract/registration/values';
import { useFirstSignIn } from './use-first-sign-in';
import type { FailedPhoto } from '../../photos/photo';
import { findMissingPerson } from '../drafts/agent-drafts';
import type { Missing } from '../steps/MissingStep';
import type { WizardStep } from '../steps/use-wizard';
import { type AgentOutcome, sendAgent } from './send-agent';
import { useLeaveSignal } from './use-leave-signal';
import type { Sending } from './send-with-photos';
import { usePhotoRetry } from './use-photo-retry';

/** Sends an agent's registration from its last step, and says how the sending ended. */
export function useSubmitAgent({ form }: WizardStep<AgentContact>) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [outcome, setOutcome] = useState<AgentOutcome | null>(null);
  const [unsent, setUnsent] = useState<readonly FailedPhoto[]>([]);
  const [missing, setMissing] = useState<Missing | null>(null);
  const { begin: signIn, goHome } = useFirstSignIn();
  // Leaving the page stops the sending. A registration that did arrive is not made twice, because the next attempt uses
  // the same key.
  const leaving = useLeaveSignal();

  const send = async (values: AgentContact) => {
    const lacking = findMissingPerson();
    if (lacking) return setMissing(lacking);
    setUnsent([]);
    const ended = await sendAgent(values, { onProgress: setSending, signal: leaving.current });
    setSending(null);
    setUnsent(ended.unsent);
    setOutcome(ended);
    if (ended.isDone) signIn(values.email.trim(), values.password);
  };
  const onSubmit = form.submit(send);
  const { retry, begin } = usePhotoRetry((failed) => {
    setUnsent(failed);
    // The last photo has arrived, so the registration is sent.
    if (failed.length === 0) onSubmit();
  });
  const closeOutcome = () => {
    if (outcome?.isDone) return goHome();
    form.setErrors(outcome?.fields ?? {});
    setOutcome(null);
  };
  return {
    onSubmit,
    sending,
    unsent,
    retry,
    retryPhoto: (failed: FailedPhoto) => void begin(failed, unsent),
    outcome,
    closeOutcome,
    missing,
    closeMissing: () => setMissing(null),
  };
}
