import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Icon } from '../ui/Icon';

const gaps: readonly (readonly [name: string, isOpen: (shop: ShopRecord) => boolean])[] = [
  ['working days', ({ sh_working_days }) => !/\w/.test(sh_working_days)],
  ['opening hours', ({ sh_opening_hours }) => !sh_opening_hours],
  ['where you serve customers', ({ sh_service_area_coverage }) => !sh_service_area_coverage],
  ['whether you deliver', ({ sh_delivery_option }) => !sh_delivery_option],
  ['photos', ({ shopimages }) => shopimages.length === 0],
  ['a description', ({ sh_description }) => !sh_description],
  ['products and services', ({ sh_product_and_service }) => sh_product_and_service.length === 0],
];

/** What the owner has still to fill in before customers see the listing. */
export function ListingGaps({ shop }: { shop: ShopRecord }) {
  const open = gaps.filter(([, isOpen]) => isOpen(shop)).map(([name]) => name);
  if (open.length === 0) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-marigold-soft p-3 text-marigold-strong">
      <Icon name="alert-triangle" size={20} className="mt-0.5 shrink-0" />
      <span>Customers do not see your listing yet. Still missing: {open.join(', ')}.</span>
    </p>
  );
}
