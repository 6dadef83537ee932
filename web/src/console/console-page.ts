import type { Permission } from '@aaspaas/contract/accounts/grades';
import type { WaitingKind } from '@aaspaas/contract/console/today/waiting';
import type { PageUrl } from '../current-url/url';
import type { ConsoleRead } from './console-reads';

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
