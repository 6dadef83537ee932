import type { MouseEvent, ReactNode } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useIsHydrating } from '../../ui/loading/hydration';
import { lazyPart } from '../../ui/loading/lazy-part';
import { OpeningHours } from '../opening/OpeningHours';
import { PriceList } from './PriceList';

interface ShopSectionsProps {
  readonly shop: ShopRecord;
  readonly reviews?: ReactNode;
}

/** All there is to read about a shop, below links that lead to each section. */
export function ShopSections({ shop, reviews }: ShopSectionsProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <nav aria-label={shop.sh_name} className="flex flex-wrap border-b border-line">
        <SectionLink to="about-us" isFirst>
          About Us
        </SectionLink>
        {reviews && (
          <SectionLink to="reviews">
            Reviews <span className="font-normal">({shop.sh_review_count})</span>
          </SectionLink>
        )}
      </nav>
      <section id="about-us" aria-label="About Us" tabIndex={-1} className="outline-none">
        <AboutShop shop={shop} />
      </section>
      {reviews && (
        <section id="reviews" aria-label="Reviews" tabIndex={-1} className="outline-none">
          {reviews}
        </section>
      )}
    </div>
  );
}

interface SectionLinkProps {
  readonly to: string;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** Adds no step for Back, which leads out of the shop. */
function SectionLink({ to, isFirst = false, children }: SectionLinkProps) {
  const jump = (event: MouseEvent) => {
    const section = document.getElementById(to);
    if (!section) return;
    event.preventDefault();
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  };
  return (
    <a
      href={`#${to}`}
      aria-current={isFirst ? 'location' : undefined}
      onClick={jump}
      className={`flex min-h-11 flex-wrap items-center gap-1 border-b-3 px-4 font-semibold -outline-offset-3 ${isFirst ? 'border-marigold text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`}
    >
      {children}
    </a>
  );
}

// Below the texts, so it may come later; where it does not come, the way to it leads to the shop as well.
const WhereItIs = lazyPart(
  async () => (await import('./WhereItIs')).WhereItIs,
  () => null,
);

function AboutShop({ shop }: { shop: ShopRecord }) {
  const isHydrating = useIsHydrating();
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="whitespace-pre-line">{shop.sh_description}</p>
      <PriceList shop={shop} />
      <OpeningHours shop={shop} />
      {!isHydrating && !shop.is_approximate && <WhereItIs shop={shop} />}
    </div>
  );
}
