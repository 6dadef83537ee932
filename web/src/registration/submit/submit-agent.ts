import { Failure } from '@aaspaas/contract/failure';
import { registerAgent } from '@aaspaas/contract/registration/calls';
import { licenceReadTimeoutMs, type AgentContact } from '@aaspaas/contract/registration/values';
import type { Complaints } from '@aaspaas/contract/rules/rule';
import { upload } from '../../server/upload';
import { clearAgentPhotos, withLicences, withPicture } from '../agent-photos';
import { clearDraft, type DraftForm, loadDraft } from '../draft-store';
import { agentItinerary } from '../itineraries/agent';
import type { Photo } from '../photo-store';
import { preparePhoto, sentenceOf } from '../prepare-photo';
import { refusedBy, troubleOf } from './agent-outcome';
import { agentPayload } from './agent-payload';
import { forgetKey, keyOfDraft } from './draft-key';

export interface AgentOutcome {
  readonly isDone: boolean;
  readonly says: string;
  /** What the server says of single fields of the contact step. */
  readonly fields: Complaints<AgentContact>;
}

/** A photo on its way, and the share of it that has gone out. */
export interface SentPhoto {
  readonly photo: Photo;
  readonly share: number;
}

const keyName = 'agentKey';
const { personal, details, picture, contact } = agentItinerary;

interface SubmitOptions {
  onProgress(photos: readonly SentPhoto[]): void;
  readonly signal: AbortSignal;
}

/** Sends everything that the steps hold. Does not throw: whatever happens has a sentence. */
export async function submitAgent(typed: AgentContact, options: SubmitOptions): Promise<AgentOutcome> {
  try {
    const { result, message } = await send(typed, options);
    if (!result) return { isDone: false, says: refusedBy(message), fields: {} };
  } catch (error) {
    // The server holds a registration with other details under this key; what is sent next is another one.
    if (error instanceof Failure && error.kind === 'mismatch') forgetKey(keyName);
    const fields = error instanceof Failure ? (error.details.fields ?? {}) : {};
    return { isDone: false, says: troubleOf(error), fields };
  }
  clearAgentDrafts();
  return { isDone: true, says: 'Registration successful!', fields: {} };
}

async function send(typed: AgentContact, { onProgress, signal }: SubmitOptions) {
  const { fields, files } = agentPayload({
    personal: draftOf(personal.draft),
    details: await withLicences(draftOf(details.draft)),
    picture: (await withPicture(draftOf(picture.draft))).picture,
    contact: typed,
  });
  const [profile, licence] = [await ready(files.profile), await ready(files.licence)];
  const photos = [...profile, ...licence];
  onProgress(photos.map((photo) => ({ photo, share: 0 })));
  const blobs = { profile: profile.map(({ blob }) => blob), licence: licence.map(({ blob }) => blob) };
  return upload(registerAgent, fields, blobs, {
    idempotencyKey: keyOfDraft(keyName),
    signal,
    onProgress: (_, shares) => onProgress(photos.map((photo, at) => ({ photo, share: shares[at] ?? 0 }))),
  });
}

const draftOf = <Values extends object>(draft: DraftForm<Values>): Values => loadDraft(draft) ?? draft.blank;

/** Who is quick has gone on before all photos were made small. One at a time, as phones have little memory. */
async function ready(photos: readonly Photo[]): Promise<readonly Photo[]> {
  const prepared: Photo[] = [];
  for (const photo of photos) {
    const small = await preparePhoto(photo, licenceReadTimeoutMs).catch(sentenceOf);
    if (typeof small === 'string') throw new Failure('invalid', `${photo.name}: ${small}`);
    prepared.push(small);
  }
  return prepared;
}

function clearAgentDrafts(): void {
  for (const { draft } of [personal, details, contact]) clearDraft(draft);
  clearAgentPhotos();
  forgetKey(keyName);
}
