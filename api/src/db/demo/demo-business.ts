import { type Business, withDoc } from './business';
import { demoShop } from './data/demo-shop';
import { demoOwner } from './sign-ins';

/** Makes a business the one that visitors are shown. */
export function asDemoShop(business: Business): Business {
  const { opensAtHour, closesAtHour, kind, name, ownerName, address, latitude, longitude } = demoShop;
  const shop = {
    ...business.shop,
    ...{ kind, name, ownerName, address, latitude, longitude },
    ownerId: demoOwner.accountId,
    description: demoShop.description,
    items: demoShop.items,
    schedule: 'part-time' as const,
    opens: opensAtHour * 60,
    closes: closesAtHour * 60,
    days: 127,
    deliveryOption: 'Yes, I have my own delivery staff',
    serviceArea: 'Both',
    email: demoOwner.email,
  };
  const owner = { ...business.owner, ...demoShop.owner };
  return { ...business, ...withDoc(shop, localityOf(business)), owner };
}

function localityOf({ plan }: Business): Business['locality'] {
  const found = plan.localities.find(({ name }) => name === demoShop.locality);
  if (!found) throw new Error(`${plan.city} has no ${demoShop.locality}`);
  return found;
}
