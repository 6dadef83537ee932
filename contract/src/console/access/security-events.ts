/** Every event of the security log; the table's CHECK has the same list. */
export const securityEvents = [
  'signed up',
  'signed in',
  'sign-in failed',
  'signed out',
  'signed out everywhere',
  'session ended',
  'password changed',
  'password reset',
  'recovery asked',
  'recovery failed',
  'recovery confirmed',
  'email change asked',
  'email change failed',
  'email change confirmed',
  'email change undone',
  'mobile changed',
  'mobile change undone',
  'account locked',
  'account unlocked',
  'account deleted',
  'admin created',
  'admin deed',
  'two-step on',
  'two-step passed',
  'two-step failed',
  'recovery code used',
  'recovery codes made',
  'two-step reset',
  'grade changed',
  'admin removed',
] as const;

/** How far back the pages of the log go; older events are found by their day. So no page reads more than this. */
export const mostEvents = 10_000;

export type SecurityEventName = (typeof securityEvents)[number];
