import type { Sentence } from '@aaspaas/contract/says';
import type { ComponentType } from 'react';

/** The style sheets that pages may begin with, each made of what the pages that name it use; `whole` is for all. */
export const sheetNames = ['first', 'results', 'registration', 'console', 'whole'] as const;

export type Sheet = (typeof sheetNames)[number];

export interface PageRoute {
  /** Matched without regard to letter case. A part after ':' stands for one segment. */
  readonly path: string;
  /** Matches only when the query has this field. */
  readonly withQuery?: string;
  /** Shown with the product's name behind it. */
  readonly title: Sentence;
  /** The title says the product's name itself. */
  readonly isWholeTitle?: boolean;
  /** Search engines may list it. Forms, profiles and what only its owner wants are kept out. */
  readonly isIndexed?: boolean;
}

/** What `route.ts` of a page's folder exports as `page`. */
export interface PageDefinition {
  readonly routes: readonly PageRoute[];
  /** Going on between pages with the same sheet loads no styles. Without it: the whole. */
  readonly sheet?: Sheet;
  /** Only where the server shows the pages for development. */
  readonly isForDevelopment?: boolean;
  /** Each page is a script of its own. */
  load(): Promise<{ readonly Page: ComponentType }>;
}

/** A path means the same in any letter case, and with a slash at its end. */
export const partsOf = (path: string): string[] =>
  path
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
    .split('/');

/** Whether a route's path fits the parts of another. */
export const fits = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.length === given.length && wanted.every((part, at) => part[0] === ':' || part === given[at]);
