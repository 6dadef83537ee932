import type { Filters, Page } from './match-queries';
import type { Where } from './where';

/** What a list of shops is asked for. */
export interface Wanted extends Where, Filters, Page {
  /** Null or blank: everything. */
  readonly text: string | null;
  /** Search as typed, without correction. */
  readonly isExact: boolean;
  readonly at: Date;
}
