import type { ListingState } from '@aaspaas/contract/payments/states';
import { cityKey } from '../../../api/src/search/city-key';
import { emailAt } from '../../../api/src/demo-accounts/sign-ins';
import type { CityPlan } from '../words/city-plan';
import type { Locality } from '../words/localities-south';
import type { Trade } from '../words/trades/trade';
import { brander, notYetBranded } from './branding';
import type { Business } from './business';
import { daysBefore } from './calendar';
import { mailbox } from './customers';
import { namer } from './naming';
import { inventOperating, notYetOperating } from './operating';
import { paidUntil } from './payments';
import { inventAddress, inventPerson } from './people';
import type { Random } from './random';

/** Which business to make, and where. */
export interface Brief {
  readonly plan: CityPlan;
  readonly trade: Trade;
  readonly unlistedAs?: {
    readonly status: ListingState;
    readonly reason: string;
    readonly isIncomplete: boolean;
  };
}

interface Workshop {
  readonly random: Random;
  readonly now: Date;
  readonly nextPhone: () => string;
  readonly firstOwnerId: number;
}

export function businessMaker(workshop: Workshop): (brief: Brief, id: number, ageInDays: number) => Business {
  const { random, now, nextPhone, firstOwnerId } = workshop;
  const nameFor = namer(random);
  const brandingFor = brander(random);
  return (brief, id, ageInDays) => {
    const { plan, trade, unlistedAs } = brief;
    const locality = random.pick(plan.localities);
    const owner = inventPerson(random, plan.region);
    const ownerId = firstOwnerId + id - 1;
    const isIncomplete = unlistedAs?.isIncomplete ?? false;
    const shop = {
      id,
      ownerId,
      kind: trade.kind,
      name: nameFor({ trade, plan, locality, owner }),
      ownerName: owner.name,
      categoryId: trade.categoryId,
      ...(isIncomplete ? notYetBranded : brandingFor({ trade, area: locality.name, city: plan.city, owner })),
      ...(isIncomplete ? notYetOperating : inventOperating(random, trade)),
      ...placing(random, plan, locality),
      ...phones(random, nextPhone),
      email: hasNoEmail(random, trade) ? null : emailAt(mailbox(owner.name, ownerId)),
      ...listing(brief, ageInDays, now),
    };
    return { shop, locality, owner, plan, trade, isListed: !unlistedAs, ageInDays };
  };
}

function listing({ unlistedAs }: Brief, ageInDays: number, now: Date) {
  const status = unlistedAs?.status ?? 'active';
  const createdAt = daysBefore(now, ageInDays);
  return {
    status,
    statusReason: unlistedAs?.reason ?? '',
    paidUntil: paidUntil(status, ageInDays, now),
    createdAt,
    updatedAt: createdAt,
  };
}

const metresPerDegree = 111_320;

/** 100 to 900 metres from the middle of the locality. */
function placing(random: Random, plan: CityPlan, locality: Locality) {
  const distance = random.whole(100, 900) / metresPerDegree;
  const angle = random.next() * 2 * Math.PI;
  // Degrees of longitude are shorter away from the equator.
  const shortening = Math.cos((locality.latitude * Math.PI) / 180);
  return {
    address: inventAddress(random, plan.region, locality),
    location: plan.city,
    city: plan.city,
    cityKey: cityKey(plan.city),
    state: plan.state,
    pinCode: locality.pin,
    latitude: toMetre(locality.latitude + distance * Math.sin(angle)),
    longitude: toMetre(locality.longitude + (distance * Math.cos(angle)) / shortening),
    isPinned: true,
  };
}

const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

function phones(random: Random, nextPhone: () => string) {
  const phone = nextPhone();
  return {
    phone,
    secondPhone: random.chance(0.3) ? nextPhone() : null,
    whatsapp: random.chance(0.65) ? phone : nextPhone(),
  };
}

/** Service providers may have no email: they sign in with their number. */
const hasNoEmail = (random: Random, { kind }: Trade): boolean => kind === 'service' && random.chance(0.3);
