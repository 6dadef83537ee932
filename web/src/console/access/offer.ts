import type { offerTwoStep } from '@aaspaas/contract/console/access/calls';
import type { ReplyOf } from '@aaspaas/contract/call';

/** The secret for an app, as letters and as a link. */
export type Offer = Pick<ReplyOf<typeof offerTwoStep>, 'secret' | 'link'>;
