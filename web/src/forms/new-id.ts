/** A unique id. crypto.randomUUID is missing on pages without https, such as a trial from another machine. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
