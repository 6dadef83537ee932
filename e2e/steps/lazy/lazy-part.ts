import type { Locator, Page } from '@playwright/test';
import { followLink } from '../links';
import type { DemoPerson } from '../sign-in-as';

/** A part of a page whose script is loaded when it is needed, and what a visitor sees when that script is lost. */
export interface LazyPart {
  /** Its scripts, by the names that the build gives them. */
  readonly scripts: readonly string[];
  /** The script of the page that `reach` leads to. What that page needs itself is not lost. */
  readonly pageScript?: string;
  /** It is loaded as soon as the page is there, before `reach`. */
  readonly isLoadedAtOnce?: boolean;
  reach?(page: Page): Promise<unknown>;
  /** What stands in its place; nothing, where the page works without it. */
  standsIn?(page: Page): Locator;
  /** What the visitor does to try again. Otherwise the app does so by itself once the network is back. */
  retry?(page: Page): Promise<unknown>;
  appears(page: Page): Locator;
  leave?(page: Page): Promise<unknown>;
}

/** Lazy parts that are lost one after the other on the same page. */
export interface PageWithLazyParts {
  readonly path: string;
  readonly as?: DemoPerson;
  prepare?(page: Page): Promise<unknown>;
  readonly lazyParts: readonly LazyPart[];
}

export const shopPath = '/shop/16-sampige-bakes-coffee';

export const notLoaded = (page: Page) => page.getByText('This did not load.').first();
export const notLoadedDialog = (page: Page) => page.getByRole('dialog', { name: 'Not loaded' });
export const buttonNamed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** A dialog that `?open=` opens over the page that is there. */
export const dialog = (script: string, open: string, title: string | RegExp): LazyPart => ({
  scripts: [script],
  reach: (page) => followLink(page, `?open=${open}`),
  standsIn: notLoadedDialog,
  appears: (page) => page.locator('dialog[open]').getByRole('heading', { name: title }),
  leave: (page) => page.goBack(),
});
