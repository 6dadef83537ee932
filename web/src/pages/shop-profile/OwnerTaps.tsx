import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { type TapAction, tapDays } from '@aaspaas/contract/shops/taps';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';

const shown: readonly (readonly [action: TapAction, label: string, icon: IconName])[] = [
  ['call', 'Calls', 'phone'],
  ['whatsapp', 'WhatsApp', 'brand-whatsapp'],
  ['share', 'Shares', 'share'],
  ['directions', 'Directions', 'route'],
];

/** How often customers contacted the shop, for its owner. */
export function OwnerTaps({ shop: { owner } }: { shop: ShopRecord }) {
  if (!owner) return null;
  return (
    <section aria-label={`In the last ${tapDays} days`} className="card grid gap-2 p-3">
      <p className="text-sm text-ink-soft">In the last {tapDays} days customers tapped</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-1 sm:flex sm:gap-x-8">
        {shown.map(([action, label, icon]) => (
          <li key={action} className="flex items-center gap-1.5">
            <Icon name={icon} size={20} className="text-ink-soft" />
            {label} <strong>{owner.taps[action]}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
