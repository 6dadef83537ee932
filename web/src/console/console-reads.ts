import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { Call, RequestTo } from '@aaspaas/contract/call';
import { isGranted } from '@aaspaas/contract/accounts/grades';
import { readWaiting } from '@aaspaas/contract/console/today/waiting-call';
import type { PageCall } from '@aaspaas/contract/page';
import type { PageVisit } from '../pages/page-server';

export interface ConsoleRead {
  readonly call: Call;
  readonly read: PageCall;
}

/** One read of a page. */
export const consoleRead = <C extends Call>(call: C, body: RequestTo<C>): ConsoleRead => ({
  call,
  read: { path: call.path, body },
});

/** What the server reads for a page: what waits and what the page shows, as far as the visitor's grade may see it. */
export const readsOnServer = (reads: readonly ConsoleRead[], { user }: PageVisit): readonly PageCall[] =>
  [consoleRead(readWaiting, {}), ...reads].filter(({ call }) => maySee(user, call)).map(({ read }) => read);

/** What asks for a code that was not given is left to the browser, which can ask for it. */
const maySee = (user: SessionUser | null, { permission, proof }: Call): boolean =>
  permission !== null &&
  !user?.needs_code &&
  (proof === 'none' || proof === 'where set up') &&
  isGranted(user?.grade ?? null, permission);
