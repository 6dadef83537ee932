import type { ReactNode } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ContactCard } from './ContactCard';
import { Gallery } from './Gallery';
import { ShopFacts } from './ShopFacts';
import { ShopSections } from './ShopSections';

export interface ShopLayoutProps {
  readonly shop: ShopRecord;
  /** Similar shops: beside the shop on a wide screen, below it on a phone. */
  readonly nearby?: ReactNode;
  readonly reviews?: ReactNode;
  /** A button for whoever may edit it. */
  readonly edit?: ReactNode;
}

/** Everything a customer wants to know about a business before calling. */
export function ShopDetail(shown: ShopArticleProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pb-6 sm:py-6">
      <ShopArticle {...shown} />
    </div>
  );
}

interface ShopArticleProps extends ShopLayoutProps {
  /** How many photos stand on the page. */
  readonly most?: number | undefined;
  /** Lies on the photos. */
  readonly badge?: ReactNode;
  /** It is in sight also while one scrolls how to reach the shop. */
  readonly staysInReach?: boolean | undefined;
}

/** The shop itself: photos first, on a phone from edge to edge. */
export function ShopArticle({ shop, reviews, edit, nearby, most, badge, staysInReach }: ShopArticleProps) {
  return (
    <article className="shop grid grid-cols-1 content-start gap-4">
      <div className="shop-photos relative -mx-4">
        <Gallery key={shop.sh_id} shop={shop} most={most} />
        {badge}
      </div>
      <ShopFacts shop={shop} edit={edit} />
      <ContactCard shop={shop} stays={staysInReach} />
      <ShopSections key={shop.sh_id} shop={shop} reviews={reviews} />
      {nearby && <div className="nearby grid content-start gap-6">{nearby}</div>}
    </article>
  );
}
