import type { Sheet } from '@aaspaas/contract/page';

export interface PageRoute {
  /** Addresses are matched without regard to letter case. A part after ':' stands for one path segment. */
  readonly path: string;
  /** Matches only when the query has this field. */
  readonly withQuery?: string;
  readonly title: string;
  /** The folder in pages/. */
  readonly screen: string;
  /** Without it, the whole. */
  readonly sheet?: Sheet;
  /** Kept out of search engines: forms, profiles and what only its owner wants. */
  readonly isPrivate?: boolean;
}
