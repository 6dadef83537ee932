import { demoOwner } from '../../../api/src/demo-accounts/sign-ins';
import { demoShop } from '../words/demo-shop';
import type { Business } from './business';

/** Turns a business into the one that guests are shown as an example. */
export function asDemoShop(business: Business): Business {
  const locality = localityOf(business);
  const shop = {
    ...business.shop,
    ...demoShop.row,
    pinCode: locality.pin,
    ownerId: demoOwner.accountId,
    opens: demoShop.opensAtHour * 60,
    closes: demoShop.closesAtHour * 60,
    email: demoOwner.email,
  };
  const owner = { ...business.owner, ...demoShop.owner };
  return { ...business, shop, locality, owner };
}

function localityOf({ plan }: Business): Business['locality'] {
  const found = plan.localities.find(({ name }) => name === demoShop.locality);
  if (!found) throw new Error(`${plan.city} has no ${demoShop.locality}`);
  return found;
}
