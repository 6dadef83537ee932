import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Badge } from '../ui/Badge';
import { Rating } from '../ui/Rating';
import { ContactButtons } from './ContactButtons';
import { Gallery } from './Gallery';
import { OpenBadge } from './OpenBadge';
import { OpeningHours } from './OpeningHours';
import { ShareButton } from './ShareButton';
import { Icon } from '../ui/Icon';

/** Everything a customer wants to know of a business before calling. */
export function ShopDetail({ shop }: { shop: ShopRecord }) {
  return (
    <article className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr]">
        <Gallery key={shop.sh_id} shop={shop} />
        <header className="grid content-start gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1>{shop.sh_name}</h1>
            <OpenBadge shop={shop} />
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <span>{shop.sh_category_name}</span>
            <Rating average={shop.sh_ratings ?? 0} count={shop.sh_review_count} />
            {shop.distance && <span>{shop.distance} away</span>}
          </div>
          <p className="flex gap-1">
            <Icon name="map-pin" size={20} className="mt-0.5 shrink-0 text-brick-strong" />
            <span>
              {shop.sh_address}, {shop.sh_city}
            </span>
          </p>
          {delivers(shop) && (
            <div>
              <Badge tone="teal">
                <Icon name="truck-delivery" size={18} /> Delivery Available
              </Badge>
            </div>
          )}
          <div className="flex flex-wrap gap-2 pt-1">
            <ContactButtons shop={shop} callLabel="Contact Now" />
            <ShareButton shop={shop} />
          </div>
        </header>
      </div>
      <About shop={shop} />
    </article>
  );
}

function About({ shop }: { shop: ShopRecord }) {
  return (
    <div className="grid gap-6 md:grid-cols-[2fr_1fr]">
      <div className="grid content-start gap-6">
        <section>
          <h2 className="pb-2 text-xl">About Us</h2>
          <p className="whitespace-pre-line">{shop.sh_description}</p>
        </section>
        <section>
          <h2 className="pb-2 text-xl">Products and services</h2>
          <ul className="flex flex-wrap gap-2">
            {shop.sh_product_and_service.map((item) => (
              <li key={item} className="rounded-sm bg-leaf-soft px-3 py-1 text-leaf-strong">
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <OpeningHours shop={shop} />
    </div>
  );
}

const delivers = ({ sh_delivery_option }: ShopRecord): boolean =>
  sh_delivery_option === 'Yes, I have my own delivery staff' ||
  sh_delivery_option === 'No, I need freelance delivery support';
