/** By which a browser finds the words of an English text. The build refuses two texts with the same key. */
export function keyOfText(english: string): string {
  let hash = 0;
  for (let at = 0; at < english.length; at++) hash = (Math.imul(hash, 31) + english.charCodeAt(at)) | 0;
  return ((hash >>> 0) % 36 ** 5).toString(36);
}

/** The words that a page in another language begins with. */
export interface PageWords {
  /** The code of the language. */
  readonly code: string;
  /** Other words have another one. */
  readonly version: string;
  readonly byKey: Readonly<Record<string, string>>;
}

/** In place of a script's name: what replies say. */
export const ofReplies = 'replies';

/** Where the words of some scripts are, by the scripts' names. */
export const wordsPath = (code: string, scripts: readonly string[], version: string): string =>
  `/words/${code}.json?v=${version}&of=${scripts.join()}`;
