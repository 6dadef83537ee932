import type { Permission } from '../../roles/grades';

/** What waits for an admin, and who can settle it. */
export const waitingKinds = ['payments', 'licences', 'reports', 'edits', 'mail'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const settledBy: Readonly<Record<WaitingKind, Permission>> = {
  payments: 'settle payments',
  licences: 'check licences',
  reports: 'moderate reviews',
  edits: 'change listings',
  mail: 'send mail',
};
