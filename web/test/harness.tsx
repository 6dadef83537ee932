import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { PublicSettings } from '@aaspaas/contract/page';
import { navigate } from '../src/current-url/url';
import { BootProvider } from '../src/api/boot';
import { SessionProvider } from '../src/session/session';
import { ToastProvider } from '../src/ui/toasts/Toast';
import { plainSettings } from './settings';

/** Renders a dialog with the providers of a page, and a server that answers as the test says. */

export const asha: SessionUser = {
  id: 7,
  u_id: 7,
  role: 'user',
  sh_id: null,
  name: 'Asha',
  picture: null,
  grade: null,
};

export function show(
  dialog: ReactElement,
  user: SessionUser | null = null,
  own: Partial<PublicSettings> = {},
): void {
  render(
    <BootProvider boot={{ user, settings: { ...plainSettings, ...own }, replies: {}, now: 0 }}>
      <ToastProvider>
        <SessionProvider>{dialog}</SessionProvider>
      </ToastProvider>
    </BootProvider>,
  );
}

type Answer = Response | Promise<Response> | Error | 'never';
export const json = (status: number, body: unknown) => Response.json(body, { status });

/** Answers calls by the end of their path or by a field of their query, and records what was asked. */
export function answering(answers: Readonly<Record<string, () => Answer>>) {
  const asked: { path: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, request) => {
    // Our own calls always pass the url as a string.
    const path = url as string;
    asked.push({ path, body: typeof request?.body === 'string' ? JSON.parse(request.body) : null });
    const isAbout = ([end]: [string, unknown]) => path.endsWith(end) || path.split(/[?&]/).includes(end);
    const answer = Object.entries(answers).find(isAbout)?.[1]() ?? json(500, {});
    if (answer === 'never') return never(request?.signal);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );
}

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The dialog that the url names. */
export const opened = () => new URLSearchParams(location.search).get('open');

export function resetBetweenTests(): void {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    navigate('/NearbyShop?open=login');
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });
}
