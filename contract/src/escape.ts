const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For HTML and XML, between tags and in quoted attributes. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Keeps JSON from closing the script element that it is in. */
export const escapeScript = (json: string): string =>
  json.replace(/</g, '\\u003c').replace(/\u2028|\u2029/g, ' ');
