import { Failure } from '@aaspaas/contract/failure';
import { ownWords } from '../../../api/send';

export const editWords = {
  saved: 'Shop details updated successfully!',
  lost: 'Network error. Please check your connection.',
  failed: 'Failed to update shop details. Please try again.',
  imageRefused: 'Failed to delete image from server. Image restored in preview.',
  imageLost: 'Failed to delete image. Please check the server endpoint and try again.',
} as const;

const isLost = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'timed-out';

/** The network's trouble in our words, everything else in the server's, where it has any. */
export function editSentence(failure: unknown): string {
  if (!(failure instanceof Failure)) return editWords.failed;
  if (isLost(failure)) return editWords.lost;
  return failure.message === ownWords.none || !failure.message ? editWords.failed : failure.message;
}

export const imageSentence = (failure: unknown): string =>
  failure instanceof Failure && isLost(failure) ? editWords.imageLost : editWords.imageRefused;
