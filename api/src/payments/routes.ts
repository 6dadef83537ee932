import { isGranted } from '@aaspaas/contract/console/grades';
import { Failure } from '@aaspaas/contract/failure';
import { readPayment, readReceipt, submitPayment } from '@aaspaas/contract/payments/calls';
import { paymentRules, readUtr } from '@aaspaas/contract/payments/rules/payment';
import { openSoon } from '@aaspaas/contract/payments/upi';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { readSettings, type Settings } from '../settings/queries';
import { actOnListing } from './listing-life/act-on-listing';
import { presentPayment } from './present';
import { holdPayment, markSubmitted, newestPayment, type PaymentRow } from './queries';
import { presentReceipt, presentReceiptLine } from './receipts/present';
import { findReceipt, receiptsOfShop } from './receipts/queries';
import { readReference } from './reference';
import { writePaymentDeed } from './settle/queries';
import { countReferenceTry } from './throttle';

export const paymentRoutes = [
  route(readPayment, async ({ body, actor, db }) => {
    const shopId = body.sh_id ?? actor.shopId;
    const row = shopId && (await newestPayment(db, shopId));
    const receipts = shopId ? await receiptsOfShop(db, shopId) : [];
    return {
      result: true,
      payment: row ? presentPayment(row, await readSettings(db)) : null,
      receipts: receipts.map(presentReceiptLine),
    };
  }),

  route(readReceipt, async ({ body, actor, db }) => {
    const row = await findReceipt(db, body.number);
    const isOwn = row !== null && row.shop_id !== null && row.shop_id === actor.shopId;
    // Numbers follow one another, so a stranger's must look like none.
    if (!row || !(isOwn || isGranted(actor.grade, 'look')))
      throw new Failure('missing', 'There is no such receipt.');
    return { result: true, receipt: presentReceipt(row, (await readSettings(db)).payee) };
  }),

  route(submitPayment, async ({ body, actor, db, clock, visit, publicUrl }) => {
    const { reference, utr = '' } = body;
    checkRules(paymentRules, { utr });
    const now = clock.now();
    const wasRight = await countReferenceTry(db, visit.ip);
    const claim: Claim = {
      reference: readReference(reference),
      utr: readUtr(utr) || null,
      actorId: actor?.accountId ?? null,
      publicUrl: publicUrl(),
    };
    const settings = await readSettings(db);
    const row = await db.transaction((tx) => takeClaim(tx, claim, settings, now));
    await wasRight();
    const message = row.state === 'confirmed' ? confirmedAlready : pleaseWait;
    return { result: true, message, payment: presentPayment(row, settings) };
  }),
];

const pleaseWait = 'Please wait for the admin to update your payment status.';
const confirmedAlready = 'This payment has been confirmed.';

/** The owner says that the fee has been paid. */
interface Claim {
  readonly reference: string;
  readonly utr: string | null;
  readonly actorId: number | null;
  readonly publicUrl: string;
}

/** Only the operator's confirmation makes a listing active; this asks for it. */
async function takeClaim(tx: Db, claim: Claim, settings: Settings, now: Date): Promise<PaymentRow> {
  const { reference, utr, ...from } = claim;
  const payment = await holdPayment(tx, reference);
  if (!payment) throw new Failure('missing', 'There is no payment with this reference.');
  if (payment.state === 'confirmed') return payment;
  // Nobody can have paid while there was nowhere to pay to.
  if (payment.state === 'due' && !settings.upi_id) throw new Failure('taken', openSoon);
  const submitted = await markSubmitted(tx, payment.id, utr, now);
  if (payment.state !== 'submitted' || submitted.utr !== payment.utr)
    await writePaymentDeed(tx, { paymentId: payment.id, actorId: claim.actorId, action: 'submitted' }, now);
  if (payment.state === 'submitted') return submitted;
  const { shop_id: shopId } = payment;
  await actOnListing(tx, { shopId, action: 'submit payment', by: 'owner', reference, ...from }, now);
  return submitted;
}
