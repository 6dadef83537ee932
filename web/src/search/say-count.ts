import type { ReplyOf } from '@aaspaas/contract/call';
import type { listShops } from '@aaspaas/contract/shops/calls';

type Found = NonNullable<ReplyOf<typeof listShops>['found']>;

/** '23 results', or '200+ results' where nobody counted on. */
export const sayCount = ({ count, is_more }: Found): string =>
  count === 1 && !is_more ? '1 result' : `${count}${is_more ? '+' : ''} results`;
