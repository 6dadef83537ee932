import { Failure } from '@aaspaas/contract/failure';
import { readPayment, readReceipt, submitPayment } from '@aaspaas/contract/payments/calls';
import { paymentRules, readUtr } from '@aaspaas/contract/payments/rules/payment';
import { openSoon, openSoonHere } from '@aaspaas/contract/payments/open-soon';
import { countShownPeople } from '../accounts/count-shown-people';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { demand } from '../http/session/demand';
import { readSettings, type Settings } from '../settings/queries';
import { actOnListing } from './listing-life/act-on-listing';
import { presentPayment, presentReceipt, presentReceiptLine } from './present';
import {
  holdPayment,
  markSubmitted,
  newestPayment,
  type PaymentRow,
  findReceipt,
  receiptsOfShop,
} from './queries';
import { readReference } from './reference';
import { writePaymentAction } from './settle/queries';
import { dayMs } from '@aaspaas/contract/durations';
import { says } from '@aaspaas/contract/says';
import { ipKey, anHour, tooMany } from '../http/throttle';
import { type Pace, uncountTry, waitBefore } from '../http/throttle-queries';

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

  route(readReceipt, async ({ body, actor, db, clock }) => {
    if (actor.role === 'admin') demand(actor, { permission: 'look', proof: 'where set up' }, clock.now());
    const row = await findReceipt(db, body.number);
    const isOwn = row !== null && row.shop_id !== null && row.shop_id === actor.shopId;
    // Numbers follow one another, so a stranger's must look like none.
    if (!row || !(isOwn || actor.role === 'admin')) throw new Failure('missing', 'There is no such receipt.');
    if (actor.role === 'admin') await countShownPeople(db, actor, [row.owner_id], clock.now());
    return { result: true, receipt: presentReceipt(row, (await readSettings(db)).payee) };
  }),

  route(submitPayment, async ({ body, actor, db, clock, visit, publicUrl, hasMailServer }) => {
    const { reference, utr = '' } = body;
    checkRules(paymentRules, { utr });
    const now = clock.now();
    const wasRight = await countReferenceTry(db, visit.ip);
    const claim: Claim = {
      reference: readReference(reference),
      utr: readUtr(utr) || null,
      actorId: actor?.accountId ?? null,
      publicUrl: publicUrl(),
      closed: hasMailServer ? openSoon : openSoonHere,
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
  /** What the owner reads where there is nowhere to pay to. */
  readonly closed: string;
}

/** Only the admin's confirmation makes a listing active; this asks for it. */
async function takeClaim(tx: Db, claim: Claim, settings: Settings, now: Date): Promise<PaymentRow> {
  const { reference, utr, closed, ...from } = claim;
  const payment = await holdPayment(tx, reference);
  if (!payment) throw new Failure('missing', 'There is no payment with this reference.');
  if (payment.state === 'confirmed') return payment;
  // Nobody can have paid while there was nowhere to pay to.
  if (payment.state === 'due' && !settings.upi_id) throw new Failure('taken', closed);
  if (utr !== null && utr !== payment.utr) await countNamedUtr(tx, payment.shop_id);
  const submitted = await markSubmitted(tx, payment.id, utr, now);
  if (payment.state !== 'submitted' || submitted.utr !== payment.utr)
    await writePaymentAction(tx, { paymentId: payment.id, actorId: claim.actorId, action: 'submitted' }, now);
  if (payment.state === 'submitted') return submitted;
  const { shop_id: shopId } = payment;
  await actOnListing(tx, { shopId, action: 'submit payment', by: 'owner', reference, ...from }, now);
  return submitted;
}

/** The page sends the reference by itself, so a wrong one is a guess. */
const guessing = anHour(60);

/** Who types one UTR after the other is looking for one that somebody else has paid with. */
const naming: Pace = { from: 5, firstWaitMs: dayMs, longestWaitMs: dayMs, windowMs: dayMs };

/** An owner names five different UTRs a day. */
async function countNamedUtr(db: Db, shopId: number): Promise<void> {
  const wait = await waitBefore(db, `utr:${shopId}`, naming);
  if (wait > 0)
    throw tooMany(wait, says('You have sent us five different UTRs today. Look it up in your UPI app.'));
}

/** Counts a try before the reference is looked up. Call the result to take it back if the reference was right. */
async function countReferenceTry(db: Db, ip: string): Promise<() => Promise<void>> {
  const key = ipKey('payment', ip);
  const wait = await waitBefore(db, key, guessing);
  if (wait > 0) throw tooMany(wait);
  return () => uncountTry(db, key);
}
