import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { EditTab } from '../../shops/edit/edit-tabs';
import { say } from '../../say';

interface Gap {
  readonly name: string;
  /** The tab of the owner's editor that asks for it. */
  readonly tab: EditTab;
  isOpen(shop: ShopRecord): boolean;
}

const gaps: readonly Gap[] = [
  {
    name: 'working days',
    tab: 'place',
    isOpen: ({ sh_working_days }) => !/\w/.test(sh_working_days),
  },
  { name: 'opening hours', tab: 'place', isOpen: ({ sh_opening_hours }) => !sh_opening_hours },
  {
    name: 'service area',
    tab: 'contact',
    isOpen: ({ sh_service_area_coverage }) => !sh_service_area_coverage,
  },
  { name: 'delivery', tab: 'contact', isOpen: ({ sh_delivery_option }) => !sh_delivery_option },
  { name: 'photos', tab: 'gallery', isOpen: ({ shopimages }) => shopimages.length === 0 },
  { name: 'description', tab: 'basic', isOpen: ({ sh_description }) => !sh_description },
  {
    name: 'products and services',
    tab: 'basic',
    isOpen: ({ sh_product_and_service }) => sh_product_and_service.length === 0,
  },
];

interface ListingGapsProps {
  readonly shop: ShopRecord;
  onFill(tab: EditTab): void;
}

/** What the owner still has to fill in before customers see the listing. */
export function ListingGaps({ shop, onFill }: ListingGapsProps) {
  const open = gaps.filter((gap) => gap.isOpen(shop));
  if (open.length === 0) return null;
  return (
    <section
      aria-label="Still missing"
      className="grid gap-2 rounded-md bg-marigold-soft p-3 text-marigold-strong"
    >
      <p className="flex items-start gap-2">
        <Icon name="alert-triangle" size={20} className="mt-0.5 shrink-0" />
        Customers do not see your listing yet. Still missing:
      </p>
      <ul className="flex flex-wrap gap-2">
        {open.map(({ name, tab }) => (
          <li key={name}>
            <Button variant="secondary" size="small" onClick={() => onFill(tab)}>
              {say('Add {name}', { name: say(name) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
