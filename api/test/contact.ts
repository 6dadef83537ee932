import type { Call } from '@aaspaas/contract/call';
import type { TestApp } from './boot';
import { type Account, makeAccount, makeAgent, makeShop, password } from './make';
import { mailsTo } from './recover';

/** The token of the newest link to that page in the mails to an email. */
export async function linkTo(
  testApp: TestApp,
  email: string | null,
  page: 'confirm-email' | 'undo-change',
): Promise<string> {
  const links = (await mailsTo(testApp, email)).flatMap(({ text_body }) => [
    ...text_body.matchAll(/https:\/\/aaspaas\.example\/([a-z-]+)#([\w-]+)/g),
  ]);
  return links.findLast(([, named]) => named === page)?.[2] ?? '';
}

let asked = 0;
/** An email that no account has. */
export const freshEmail = (): string => `fresh${++asked}@example.in`;
/** A number that no account has. */
export const freshPhone = (): string => `98${String(++asked).padStart(8, '0')}`;

/** Whose account a thief might take over, and by which call. */
export interface Victim {
  readonly name: string;
  make(testApp: TestApp): Promise<Account>;
  readonly call: string;
  /** The body of the call, under its own field names. */
  fields(contact: { email?: string; mobile?: string }): object;
}

const plain = (contact: object): object => contact;
const ofAgent = ({ email, mobile }: { email?: string; mobile?: string }): object => ({
  ...(email !== undefined && { u_email: email }),
  ...(mobile !== undefined && { u_mobile: mobile }),
});

const profile = '/user/edit/profile';

export const victims: readonly Victim[] = [
  { name: 'a customer', make: ({ db }) => makeAccount(db), call: profile, fields: plain },
  { name: 'an owner', make: async ({ db }) => (await makeShop(db)).owner, call: profile, fields: plain },
  { name: 'an agent', make: ({ db }) => makeAgent(db), call: profile, fields: plain },
  {
    name: 'an agent, by the agent’s own page',
    make: ({ db }) => makeAgent(db),
    call: '/deliverystaff/edit/delivery_staffs',
    fields: ofAgent,
  },
  { name: 'an admin', make: ({ db }) => makeAccount(db, 'admin'), call: profile, fields: plain },
];

/** Asks for another email with the password; returns the tokens of both mails. */
export async function askForEmail(testApp: TestApp, account: Account, as: string, email = freshEmail()) {
  const answer = await testApp.post(profile, { email, current_password: password }, { as });
  return {
    answer,
    email,
    confirm: await linkTo(testApp, email, 'confirm-email'),
    undo: await linkTo(testApp, account.email, 'undo-change'),
  };
}

export const follow = (testApp: TestApp, { path }: Call, token: string, as: string | null = null) =>
  testApp.post(path, { token }, { as });
