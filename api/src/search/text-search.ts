import type { IndianTime } from '@aaspaas/contract/shops/open-state';
import type { Filters, Page } from './match-queries';
import type { Reading } from './reading';
import type { Scope } from './scope';

export interface TextSearch extends Scope, Filters, Page {
  readonly reading: Reading;
  /** What is open at this moment comes one step up, if the text asks for it. */
  readonly now: IndianTime;
}
