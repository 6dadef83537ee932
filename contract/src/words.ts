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

/** Where the words of a script are, by the script's name. */
export const wordsPath = (code: string, script: string, version: string): string =>
  `/words/${code}/${script}.json?v=${version}`;
