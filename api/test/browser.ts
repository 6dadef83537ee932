import type { Answer, TestApp } from './boot';
import { withCookies } from './cookies';

/** Keeps the cookies that it is given, as a browser does. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  post(path: string, body: unknown): Promise<Answer>;
}

export function openBrowser(
  testApp: TestApp,
  headers: Readonly<Record<string, string>> = {},
  cookies = new Map<string, string>(),
): TestBrowser {
  return {
    cookies,
    async post(path, body) {
      const answer = await testApp.post(path, body, {
        headers: { ...headers, ...withCookies(Object.fromEntries(cookies)) },
      });
      keepCookies(cookies, answer);
      return answer;
    },
  };
}

function keepCookies(cookies: Map<string, string>, { headers }: Answer): void {
  const set: unknown[] = [headers['set-cookie'] ?? []].flat();
  for (const line of set) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
}
