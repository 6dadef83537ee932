import type { BulkAction } from '@aaspaas/contract/console/bulk/actions';
import { counted } from '../say-amount';

interface BulkWords {
  /** '3 listings' follows. */
  readonly verb: string;
  readonly noun: readonly [one: string, many: string];
  /** What will happen to them; '3 listings' stands before it. */
  readonly outcome: string;
  /** Why others of the chosen ones stay as they are. */
  readonly excuse: string;
  /** Said where nothing would change. */
  readonly nothing: string;
  /** Once it is done: '3 of 3 listings …' */
  readonly done: string;
}

const listings = ['listing', 'listings'] as const;
const accounts = ['account', 'accounts'] as const;

export const bulkWords: Readonly<Record<BulkAction, BulkWords>> = {
  extend: {
    verb: 'Extend',
    noun: listings,
    outcome: 'will get free days, added to their paid time; from today, where that is over.',
    excuse: 'never paid for',
    nothing: 'None of these listings can be extended: they were never paid for.',
    done: 'extended',
  },
  suspend: {
    verb: 'Suspend',
    noun: listings,
    outcome: 'will no longer be seen by customers. Their owners get a mail with your reason.',
    excuse: 'suspended already',
    nothing: 'All of these listings are suspended already.',
    done: 'suspended',
  },
  restore: {
    verb: 'End suspension of',
    noun: listings,
    outcome:
      'will no longer be suspended. Those whose paid time is not over are live again, and their owners get a mail; the others wait for a payment.',
    excuse: 'not suspended',
    nothing: 'None of these listings is suspended.',
    done: 'no longer suspended',
  },
  unlock: {
    verb: 'Unlock',
    noun: accounts,
    outcome: 'will be unlocked: devices that they do not know may try passwords again.',
    excuse: 'not locked',
    nothing: 'None of these accounts is locked.',
    done: 'unlocked',
  },
  'log out': {
    verb: 'Log out',
    noun: accounts,
    outcome: 'will be logged out on all devices; each has to log in again with the password.',
    excuse: 'not logged in anywhere, or an admin’s',
    nothing: 'None of these accounts can be logged out: they are not logged in anywhere, or are admins’.',
    done: 'logged out everywhere',
  },
};

/** '3 listings' */
export const sayCount = (action: BulkAction, count: number): string =>
  counted(count, ...bulkWords[action].noun);
