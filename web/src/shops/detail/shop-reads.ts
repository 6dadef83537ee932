import type { PageCall } from '@aaspaas/contract/page';
import { listShops } from '@aaspaas/contract/shops/calls';
import { readOf } from '../../page/page-server';

/** One shop; nothing where the id is none that a shop can have. */
export const shopReads = (id: number | null): PageCall[] =>
  id === null ? [] : [readOf(listShops, { sh_id: id })];
