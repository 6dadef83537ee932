/**
 * A name that no other thing has. Not crypto.randomUUID, which browsers keep from pages without https, such as those
 * of a trial from another machine.
 */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
