import { type Grade, isGranted } from '@aaspaas/contract/roles/grades';
import { fits, partsOf } from '../page/page';
import type { ConsolePage, MenuPart } from './console-page';
import { money } from './menu-parts/money';
import { peopleAndListings } from './menu-parts/people-and-listings';
import { runningIt } from './menu-parts/running-it';
import { search } from './menu-parts/search';
import { work } from './menu-parts/work';

/** From the top. */
export const menuParts: readonly MenuPart[] = [work, money, peopleAndListings, search, runningIt];

/** Every page of the console. */
export const consolePages: readonly ConsolePage[] = menuParts.flatMap(({ pages }) => pages);

export const consolePageAt = (path: string): ConsolePage | undefined =>
  consolePages.find((page) => fits(partsOf(page.path), partsOf(path)));

interface MenuItem extends Pick<ConsolePage, 'waits'> {
  readonly label: string;
  readonly href: string;
}

interface MenuGroup {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** What the menu offers to an admin of this grade. */
export const menuFor = (grade: Grade | null): readonly MenuGroup[] =>
  menuParts
    .map(({ title, pages }) => ({
      title,
      items: pages
        .filter(({ path, permission }) => !path.includes(':') && isGranted(grade, permission))
        .map((page) => ({ ...page, label: page.label ?? page.title, href: page.path })),
    }))
    .filter(({ items }) => items.length > 0);

/** Where the menu leads to that list, or to the one above a page of one thing. */
export function menuHrefAt(path: string): string | undefined {
  const [, console = '', list = ''] = partsOf(path);
  const above = list ? `/${console}/${list}` : `/${console}`;
  return consolePages.find((page) => page.path === above)?.path;
}
