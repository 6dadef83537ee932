import { addShop } from '@aaspaas/contract/registration/calls';
import { submitPayment } from '@aaspaas/contract/payments/calls';
import { sql } from '../src/db/sql';
import type { TestApp } from './boot';
import { makeAccount, signIn } from './make';
import { shopForm } from './registrations';

export interface Newcomer {
  readonly shopId: number;
  readonly ownerId: number;
  readonly email: string;
  readonly paymentId: number;
  readonly reference: string;
  /** The owner's session. */
  readonly as: string;
}

/** A shop that has just registered, and whose fee is due. */
export async function makeNewcomer(testApp: TestApp): Promise<Newcomer> {
  const form = shopForm();
  const { sh_id: shopId, payment } = await testApp.ask(addShop, form);
  const { owner_id: ownerId, id: paymentId } = await testApp.db.one<{ owner_id: number; id: number }>(sql`
    SELECT shop.owner_id, payment.id FROM shop JOIN payment ON payment.shop_id = shop.id WHERE shop.id = ${shopId}`);
  const as = await signIn(testApp.db, { id: ownerId, role: 'shop' }, testApp.clock.now());
  return { shopId, ownerId, email: form.email, paymentId, reference: payment.reference, as };
}

/** A newcomer whose owner has said paid. */
export async function makePayer(testApp: TestApp, utr?: string): Promise<Newcomer> {
  const newcomer = await makeNewcomer(testApp);
  await testApp.ask(submitPayment, { reference: newcomer.reference, utr });
  return newcomer;
}

/** The session of an admin who has just given the second factor. */
export async function makeCashier(testApp: TestApp, name = 'Asha Menon'): Promise<string> {
  const account = await makeAccount(testApp.db, 'admin', { name, grade: 'cashier' });
  return signIn(testApp.db, account, testApp.clock.now());
}

export const statusOf = async (testApp: TestApp, shopId: number): Promise<string> =>
  (await testApp.db.one<{ status: string }>(sql`SELECT status FROM shop WHERE id = ${shopId}`)).status;
