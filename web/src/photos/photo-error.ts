/** Why a photo cannot be used, in the sentence that people are shown. */
export class PhotoError extends Error {}
