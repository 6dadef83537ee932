import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { createAdmin } from '../../api/src/accounts/new-admin';
import { codeAt, stepMs } from '../../api/test/app-codes';
import { inSharedDatabase } from './shared-database';
import { expect } from './test';

export interface ConsoleAdmin {
  readonly email: string;
  readonly password: string;
  readonly grade: Grade;
  readonly recoveryCodes: readonly string[];
  /** A code that was not used yet. There are two soon after the beginning; beyond that, take a recovery code. */
  code(): string;
}

interface AdminOptions {
  readonly grade?: Grade;
  /** Of a server of one's own; otherwise the one that all tests share. */
  readonly command?: (...args: string[]) => Promise<string>;
}

const password = 'lantern-tabla-42';

/**
 * Makes an admin and signs the browser in, with a second factor that was just given. Each test has an admin of its
 * own, since a code works once.
 */
export async function enterConsole(
  context: BrowserContext,
  options: AdminOptions = {},
): Promise<ConsoleAdmin> {
  const { grade = 'chief' } = options;
  const admin = await makeAdmin(context, { ...options, grade });
  await logIn(context, admin);
  const { secret } = await call(context, '/console/offer/two-step');
  const codes = freshCodes(String(secret));
  const reply = await call(context, '/console/confirm/two-step', { code: codes() });
  // The call replies a list of strings.
  return { ...admin, grade, recoveryCodes: reply['codes'] as string[], code: codes };
}

/** The same admin in another browser, or anew in this one: signed in, without the second factor. */
export async function logIn(
  context: BrowserContext,
  admin: Pick<ConsoleAdmin, 'email' | 'password'>,
): Promise<void> {
  await call(context, '/user/login', { email: admin.email, password: admin.password });
}

/** An admin with a password and no second factor. */
export async function makeAdmin(
  context: BrowserContext,
  { grade = 'chief', command }: AdminOptions = {},
): Promise<{ email: string; password: string }> {
  const email = `${grade}.${randomBytes(5).toString('hex')}@example.in`;
  const link = command ? await linkPrinted(command, email, grade) : await linkOfShared(email, grade);
  await call(context, '/user/ResetPassword', { email, password, link });
  return { email, password };
}

async function linkPrinted(
  command: NonNullable<AdminOptions['command']>,
  email: string,
  grade: Grade,
): Promise<string | undefined> {
  const printed = await command('create-admin', '--email', email, '--grade', grade);
  return /new-password#(\S+)/.exec(printed)?.[1];
}

/** What that command does, at the server that all tests share: a process for each admin would take a second. */
async function linkOfShared(email: string, grade: Grade): Promise<string> {
  const admin = { email, name: 'Admin', grade };
  const { token } = await inSharedDatabase((db) => createAdmin(db, admin, null, new Date()));
  return token;
}

async function call(context: BrowserContext, path: string, data: object = {}) {
  const reply = await context.request.post(`/aaspaas${path}`, {
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.status(), path).toBe(200);
  // Every reply is an object.
  return (await reply.json()) as Record<string, unknown>;
}

/** How long a code is on its way at most, on a busy machine. */
const onTheWayMs = 4000;

/**
 * The server takes the code of the step before, the present and the next one, in this order and each once. Near its end a
 * step may turn while the code is on its way; then the one before would come too late.
 */
function freshCodes(secret: string): () => string {
  let last = 0;
  return () => {
    const now = Math.floor(Date.now() / stepMs);
    const soon = Math.floor((Date.now() + onTheWayMs) / stepMs);
    last = Math.max(last + 1, soon - 1);
    if (last > now + 1) throw new Error('no code is left for now; use a recovery code');
    return codeAt(secret, last * stepMs);
  };
}
