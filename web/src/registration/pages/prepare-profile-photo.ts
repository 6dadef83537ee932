import { agentRules } from '@aaspaas/contract/registration/rules/agent';
import { agentPhotoPicked } from '@aaspaas/contract/registration/rules/agent-photos';
import type { MeasuredPhoto } from '@aaspaas/contract/photos/rules/files';
import { complain } from '../../forms/complain';
import { newId } from '../../forms/new-id';
import { PhotoError } from '../../photos/photo-error';
import { longestSide, shrinkPhoto } from '../../photos/shrink-photo';
import type { ProfilePhoto } from '../agent-values';
import { corrupted, openPhoto } from './open-photo';

const photoLoadTimeoutMs = 10_000;

/** Opens, measures and shrinks a picked profile photo. Throws a PhotoError that says why it cannot be used. */
export async function prepareProfilePhoto(file: File): Promise<ProfilePhoto> {
  const picked = { name: file.name, type: file.type, bytes: file.size };
  failIf(complain(agentPhotoPicked, { file: picked, number: 1 }).file);
  const { isWhole, ...size } = await openPhoto(file, photoLoadTimeoutMs);
  const picture = { ...picked, ...size };
  failIf(complain(agentRules.picture, { picture }).picture);
  if (!isWhole) failIf(corrupted);
  return { ...picture, id: newId(), blob: await smallCopy(file, picture), isReady: true };
}

function failIf(sentence: string | undefined): void {
  if (sentence) throw new PhotoError(sentence);
}

/** A long, narrow photo keeps its size: shrinking it would break the rule about its shorter side. */
async function smallCopy(file: File, { width, height }: MeasuredPhoto): Promise<Blob> {
  const shorter = Math.min(width, height) * Math.min(1, longestSide / Math.max(width, height));
  // Copies the bytes, because a file from a phone's gallery may be gone by the time it is sent.
  const own = new Blob([await file.arrayBuffer()], { type: file.type });
  return shorter < 50 ? own : shrinkPhoto(own);
}
