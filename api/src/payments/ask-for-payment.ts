import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import type { Db } from '../db/open';
import { readSettings } from '../settings/queries';
import { presentPayment } from './present';
import { addPayment } from './queries';
import { newReference } from './reference';

/** Asks for the yearly fee at its present price. Null if the shop has been asked already. */
export async function askForPayment(db: Db, shopId: number, now: Date): Promise<PaymentRecord | null> {
  const settings = await readSettings(db);
  const amountPaise = Math.round(Number(settings.plan_price_rupees) * 100);
  const payment = { shopId, reference: newReference(), amountPaise, waitsForOpening: !settings.upi_id };
  const row = await addPayment(db, payment, now);
  return row && presentPayment(row, settings);
}
