import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { Call, RequestTo } from '@aaspaas/contract/call';
import { isGranted } from '@aaspaas/contract/console/grades';
import { readWaiting } from '@aaspaas/contract/console/today/waiting-call';
import type { PageCall } from '@aaspaas/contract/page';
import { type PageServer, type PageVisit, readOf } from '../pages/page-server';

interface ConsoleRead {
  readonly call: Call;
  readonly read: PageCall;
}

/** One read of a page that makes several. */
export const consoleRead = <C extends Call>(call: C, body: RequestTo<C>): ConsoleRead => ({
  call,
  read: readOf(call, body),
});

/**
 * What the server does for every page of the console: it reads what waits and what the page shows, as far as the
 * visitor's grade may see it.
 */
export const consoleServer = (readsOf: (visit: PageVisit) => readonly ConsoleRead[]): PageServer => ({
  reads: (visit) =>
    [consoleRead(readWaiting, {}), ...readsOf(visit)]
      .filter(({ call }) => maySee(visit.user, call))
      .map(({ read }) => read),
});

/** For a page with one read, whose request is made from its url. */
export const consoleReads = <C extends Call>(
  call: C,
  requestOf: (visit: PageVisit) => RequestTo<C>,
): PageServer => consoleServer((visit) => [consoleRead(call, requestOf(visit))]);

/** What asks for a code that was not given is left to the browser, which can ask for it. */
const maySee = (user: SessionUser | null, { permission, proof }: Call): boolean =>
  permission !== null &&
  !user?.needs_code &&
  (proof === 'none' || proof === 'where set up') &&
  isGranted(user?.grade ?? null, permission);
