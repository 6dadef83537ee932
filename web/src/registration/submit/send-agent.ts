import { Failure } from '@aaspaas/contract/failure';
import { registerAgent } from '@aaspaas/contract/registration/calls';
import type { AgentContact } from '@aaspaas/contract/registration/values';
import type { Complaints } from '@aaspaas/contract/rule-engine/rule';
import { says } from '@aaspaas/contract/says';
import { upload } from '../../api/upload';
import { licenceReadTimeoutMs } from '../agent-values';
import { licencesKey } from '../drafts/agent-photos';
import { clearAgentDrafts, type AgentDrafts, loadAgentDrafts } from '../drafts/agent-drafts';
import type { FailedPhoto, Photo } from '../../photos/photo';
import { savePhotos } from '../drafts/photo-store';
import { preparePhoto, sentenceOf } from '../../photos/prepare-photo';
import { isTaken, failureMessage } from './agent-outcome';
import { agentPayload } from './agent-payload';
import { forgetTickets } from './photo-tickets';
import { type Sending, sendWithPhotos, UnsentPhotos } from './send-with-photos';
import { forgetSubmissionKey, submissionKey } from './submission-key';

const registration = 'agent';

export interface AgentOutcome {
  readonly isDone: boolean;
  readonly says: string;
  /** Somebody has an account with this email or phone number. */
  readonly isTaken: boolean;
  /** What the server says about single fields of the contact step. */
  readonly fields: Complaints<AgentContact>;
  readonly unsent: readonly FailedPhoto[];
}

interface SendOptions {
  onProgress(sending: Sending): void;
  readonly signal: AbortSignal;
}

/** Sends all steps. It does not throw: every outcome has a message. */
export async function sendAgent(contact: AgentContact, options: SendOptions): Promise<AgentOutcome> {
  try {
    await send(contact, options);
  } catch (error) {
    // The first attempt did arrive. What is sent next differs, so it needs a new key.
    if (error instanceof Failure && error.kind === 'mismatch') forgetSubmissionKey(registration);
    const fields = error instanceof Failure ? (error.details.fields ?? {}) : {};
    const unsent = error instanceof UnsentPhotos ? error.photos : [];
    return { isDone: false, says: failureMessage(error), isTaken: isTaken(error), fields, unsent };
  }
  clearAgentDrafts();
  forgetTickets();
  forgetSubmissionKey(registration);
  return { isDone: true, says: 'Registration successful!', isTaken: false, fields: {}, unsent: [] };
}

async function send(contact: AgentContact, { onProgress, signal }: SendOptions) {
  const kept = await withReadyLicences(await loadAgentDrafts());
  const { fields, files } = agentPayload({ ...kept, contact });
  const photos = [...files.profile, ...files.licence];
  const idempotencyKey = submissionKey(registration);
  return sendWithPhotos(photos, { onProgress, signal }, (asFile, listening) => {
    const blobs = { profile: files.profile.map(asFile), licence: files.licence.map(asFile) };
    return upload(registerAgent, fields, blobs, { ...listening, idempotencyKey });
  });
}

/**
 * Prepares the licence photos that were not ready when their step was left. One at a time, because phones have
 * little memory.
 */
async function withReadyLicences(kept: AgentDrafts): Promise<AgentDrafts> {
  const licences: Photo[] = [];
  for (const photo of kept.details.licences) {
    const small = await preparePhoto(photo, licenceReadTimeoutMs).catch(sentenceOf);
    if (typeof small === 'string')
      throw new Failure('invalid', says('{name}: {what}', { name: photo.name, what: small }));
    licences.push(small);
  }
  // A retry must send exactly the same.
  savePhotos(licencesKey, licences);
  return { ...kept, details: { ...kept.details, licences } };
}
