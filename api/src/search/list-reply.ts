import type { ReplyOf } from '@aaspaas/contract/call';
import type { listShops } from '@aaspaas/contract/shops/calls';

export type ListReply = ReplyOf<typeof listShops>;
