import { messageOf, isCutOff } from '../../api/failure-messages';

export const editWords = {
  saved: 'Shop details updated successfully!',
  lost: 'Network error. Please check your connection.',
  failed: 'Failed to update shop details. Please try again.',
  notDeleted: 'Failed to delete image from server. Image restored in preview.',
  deleteLost: 'Failed to delete image. Please check the server endpoint and try again.',
} as const;

/** Our own message for network failures, otherwise the server's, if it has any. */
export const editSentence = (failure: unknown): string =>
  isCutOff(failure) ? editWords.lost : messageOf(failure, editWords.failed);

export const deletePhotoMessage = (failure: unknown): string =>
  isCutOff(failure) ? editWords.deleteLost : editWords.notDeleted;
