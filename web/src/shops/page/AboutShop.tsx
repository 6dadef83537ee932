import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { OpeningHours } from '../opening/OpeningHours';

export function AboutShop({ shop }: { shop: ShopRecord }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 content-start gap-6">
        <p className="whitespace-pre-line">{shop.sh_description}</p>
        {shop.sh_product_and_service.length > 0 && (
          <section>
            <h2 className="pb-2 text-xl">Products and services</h2>
            <ul className="flex flex-wrap gap-2">
              {shop.sh_product_and_service.map((item) => (
                <li key={item} className="max-w-full rounded-sm bg-leaf-soft px-3 py-1 text-leaf-strong">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <OpeningHours shop={shop} />
    </div>
  );
}
