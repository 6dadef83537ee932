const email = /[^\s"'<>()[\]:;,=]+@[^\s"'<>()[\]:;,=]+/g;
/** As long as a code or a PIN code; phone numbers and UTRs are longer. */
const longNumber = /\+?\d(?:[ -]?\d){5,}/g;

/** For texts that go into the log and may quote what somebody has typed. */
export const mask = (text: string): string =>
  text.replaceAll(email, '[email]').replaceAll(longNumber, '[number]');

/** The same, where whatever stands in quotes is a value. */
export const maskQuoted = (text: string): string => mask(text.replaceAll(/"[^"]*"/g, '"…"'));
