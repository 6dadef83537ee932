import { findCity } from '@aaspaas/contract/places/cities';
import type { Role } from '@aaspaas/contract/roles/roles';
import { type DemoSignIn, demoCustomer, emailAt } from '../../../api/src/demo-accounts/sign-ins';
import { type CityPlan, planOf, spreadOverCities } from '../words/city-plan';
import { daysBefore } from './calendar';
import { inventAddress, inventPerson } from './people';
import { type Random, randomFor } from './random';

/** A row of the table `account`, without the password hash, which is the same for all. */
export interface AccountRow {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly address: string;
  readonly district: string;
  readonly state: string;
  readonly zipCode: string;
  readonly picture: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A person with a home: a customer or an agent. */
export interface Customer extends AccountRow {
  readonly plan: CityPlan;
}

interface Household {
  readonly id: number;
  readonly role: Role;
  readonly plan: CityPlan;
  readonly phone: string;
  readonly now: Date;
  /** For the accounts that the start prints: their name and email. */
  readonly signIn?: DemoSignIn | undefined;
}

export function makeCustomers(
  now: Date,
  nextPhone: () => string,
  firstId: number,
  count: number,
): Customer[] {
  const random = randomFor('customers');
  const demo = household(random, { ...demoAccount(demoCustomer), phone: nextPhone(), now });
  const others = spreadOverCities(count - 1).map((plan, index) =>
    household(random, { id: firstId + index, role: 'user', plan, phone: nextPhone(), now }),
  );
  return [demo, ...others];
}

export const demoAccount = (signIn: DemoSignIn) => ({
  id: signIn.accountId,
  role: signIn.role,
  plan: planOf('Bangalore'),
  signIn,
});

export function household(random: Random, { id, role, plan, phone, now, signIn }: Household): Customer {
  const person = inventPerson(random, plan.region);
  const locality = random.pick(plan.localities);
  // Before the first review was written.
  const createdAt = daysBefore(now, random.whole(560, 800));
  return {
    id,
    role,
    name: signIn?.name ?? person.name,
    email: signIn?.email ?? emailAt(mailbox(person.name, id)),
    phone,
    address: inventAddress(random, plan.region, locality),
    district: plan.city,
    state: findCity(plan.city)?.state ?? '',
    zipCode: locality.pin,
    picture: null,
    createdAt,
    updatedAt: createdAt,
    plan,
  };
}

/** With the id, since two people may have the same name. */
export const mailbox = (name: string, id: number): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${id}`;
