import { listSecurity } from '@aaspaas/contract/console/access/calls';
import { securityEvents } from '@aaspaas/contract/console/access/security-events';
import { readIndianTime } from '@aaspaas/contract/console/indian-time';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import { dayMs } from '@aaspaas/contract/durations';
import type { Db } from '../../db/open';
import { route } from '../../http/route';
import { readPage } from '../paging';
import { countEvents, findAccount, listEvents, type LogFilter } from './log-queries';
import { presentEvent } from './present';

export const logRoutes = [
  route(listSecurity, async ({ body, db }) => {
    const filter = await readFilter(db, body);
    const { rows, ...page } = await readPage(body.page, {
      count: () => countEvents(db, filter),
      rows: (slice) => listEvents(db, filter, slice),
    });
    return { result: true, ...page, rows: rows.map(presentEvent) };
  }),
];

interface TypedFilter {
  readonly event?: string | undefined;
  readonly account?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** What cannot be read is not asked for, save an account: of one that is unknown there is nothing. */
async function readFilter(db: Db, { event, account = '', from, until }: TypedFilter): Promise<LogFilter> {
  const last = readDay(until);
  return {
    event: securityEvents.find((known) => known === event) ?? null,
    accountId: account.trim() === '' ? null : await readAccount(db, account.trim()),
    from: readDay(from),
    before: last && new Date(last.getTime() + dayMs),
  };
}

const readDay = (typed = ''): Date | null => readIndianTime(`${typed}T00:00`);

/** No account has the number 0. */
async function readAccount(db: Db, typed: string): Promise<number> {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  return (await findAccount(db, readEmail(typed), readMobile(typed))) ?? 0;
}
