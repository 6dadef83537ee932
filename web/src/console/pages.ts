import { fits, partsOf } from '../pages/page';
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
