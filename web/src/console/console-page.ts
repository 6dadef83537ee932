import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { isGranted, type Permission } from '@aaspaas/contract/roles/grades';
import type { Call, RequestTo } from '@aaspaas/contract/call';
import type { WaitingKind } from '@aaspaas/contract/console/today/waiting';
import { readWaiting } from '@aaspaas/contract/console/today/waiting-call';
import type { PageCall } from '@aaspaas/contract/page';
import type { PageUrl } from '../current-url/url';
import type { PageVisit } from '../page/page-server';

export interface ConsolePage {
  /** Pages of one thing, such as one payment, have its id there and are in no menu. */
  readonly path: string;
  readonly title: string;
  /** What the menu calls it, if not by its title. */
  readonly label?: string;
  /** What the page asks for: without it the page is not offered, and says so where it is opened anyway. */
  readonly permission: Permission;
  /** What waits there, which is counted beside it in the menu. */
  readonly waits?: WaitingKind;
  /** What it shows, as far as the server can read that. */
  reads(url: PageUrl): readonly ConsoleRead[];
  /** The component's file in this folder; the component is called like it. */
  readonly component: `${string}/${string}Page`;
  readonly props?: Readonly<Record<string, string>>;
}

export interface MenuPart {
  readonly title: string;
  /** In the menu's order; those of one thing stand behind the list that leads to them. */
  readonly pages: readonly ConsolePage[];
}

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
