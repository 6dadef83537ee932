/** Says why a photo cannot be used. The message is shown to people. */
export class PhotoError extends Error {}
