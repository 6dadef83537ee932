import type { Answer } from './boot';

/** How the reply sets a cookie; null where it does not. */
export function cookieIn({ headers }: Answer, name: string): { value: string; attributes: string } | null {
  const set = headers['set-cookie'];
  const lines: unknown[] = Array.isArray(set) ? set : [set];
  for (const line of lines) {
    const [, found, value = '', attributes = ''] = /^([^=]+)=([^;]*);?\s*(.*)$/.exec(String(line)) ?? [];
    if (found === name) return { value, attributes };
  }
  return null;
}

/** The header that sends these cookies back. */
export const withCookies = (cookies: Readonly<Record<string, string>>) => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});
