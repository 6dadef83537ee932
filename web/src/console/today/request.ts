import { longestFind } from '@aaspaas/contract/console/today/limits';
import type { PageUrl } from '../../current-url/url';

export const trendsRequest = ({ query }: PageUrl) =>
  ({ span: query.get('span') === 'year' ? 'year' : 'month' }) as const;

/** What was typed at the top of the console; blank if nothing. */
export const findOf = ({ query }: PageUrl): string => query.get('find')?.trim().slice(0, longestFind) ?? '';
