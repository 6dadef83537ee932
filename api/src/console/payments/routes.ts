import {
  askPaymentAgain,
  claimPayment,
  confirmPayment,
  listPayments,
  readPaymentCase,
  rejectPayment,
  releasePayment,
  reversePayment,
} from '@aaspaas/contract/console/payments/calls';
import { readAmount, reasonRules, receivedRules } from '@aaspaas/contract/console/payments/rules/settle';
import { isGranted } from '@aaspaas/contract/roles/grades';
import { Failure } from '@aaspaas/contract/failure';
import { readUtr } from '@aaspaas/contract/payments/rules/payment';
import { says } from '@aaspaas/contract/says';
import { countShownPeople } from '../../accounts/count-shown-people';
import type { Db } from '../../db/open';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { askAgain } from '../../payments/settle/ask-again';
import { type Confirmation, confirmPayment as confirm } from '../../payments/settle/confirm-payment';
import { rejectPayment as reject } from '../../payments/settle/reject-payment';
import { reversePayment as reverse } from '../../payments/settle/reverse-payment';
import { readSettings } from '../../settings/queries';
import { readPage } from '../paging';
import { settleWithLine } from '../statements/confirm-lines';
import { holdLine, linesAbout, markLinesTakenBack } from '../statements/queries';
import * as claims from './claim-queries';
import { presentCase, presentClaim, presentQueued } from './present';
import * as queries from './queries';
import { readQueueFilter } from './read-filters';

export const consolePaymentRoutes = [
  route(listPayments, async ({ body, actor, db, clock }) => {
    const now = clock.now();
    const filter = readQueueFilter(body, now);
    const paged = await readPage(body.page, {
      count: () => queries.countPayments(db, filter),
      rows: (slice) => queries.listPayments(db, filter, body.sort === '-age', slice, now),
    });
    const owners = paged.rows.map(({ owner_id: id }) => id);
    await countShownPeople(db, actor, owners, now);
    const rows = paged.rows.map((row) => presentQueued(row, actor.accountId));
    return { result: true, ...paged, rows };
  }),

  route(readPaymentCase, async ({ body, actor, db, clock }) => {
    const row = await queries.findCase(db, body.id, clock.now());
    if (!row) throw noSuchPayment();
    await countShownPeople(db, actor, [row.owner_id], clock.now());
    const maySettle = isGranted(actor.grade, 'settle payments');
    const lines = maySettle ? await linesAbout(db, row.id, row.utr) : [];
    const parts = { ...(await partsOf(db, row)), lines };
    return { result: true, payment: presentCase(row, parts, actor.accountId) };
  }),

  route(claimPayment, async ({ body, actor, db, clock }) => {
    const now = clock.now();
    const { id: paymentId, take_over: isTakenOver = false } = body;
    await claims.claimPayment(db, { paymentId, accountId: actor.accountId, isTakenOver }, now);
    const claim = await claims.findClaim(db, paymentId, now);
    if (!claim) throw noSuchPayment();
    return { result: true, claim: presentClaim(claim, actor.accountId) };
  }),

  route(releasePayment, async ({ body, actor, db }) => {
    await claims.releasePayment(db, body.id, actor.accountId);
    return { result: true };
  }),

  route(confirmPayment, async ({ body, actor, db, clock, publicUrl }) => {
    const { utr = '', received_rupees = '' } = body;
    checkRules(receivedRules, { utr, received_rupees });
    const confirmation = {
      paymentId: body.id,
      actorId: actor.accountId,
      utr: readUtr(utr) || null,
      receivedPaise: received_rupees.trim() ? Math.round(Number(readAmount(received_rupees)) * 100) : null,
      agreedDays: body.days ?? null,
      publicUrl: publicUrl(),
    };
    const receipt = await db.transaction((tx) =>
      body.line === undefined
        ? confirm(tx, confirmation, clock.now())
        : confirmWithLine(tx, body.line, confirmation, clock.now()),
    );
    return { result: true, message: says('Confirmed. Receipt {receipt}.', { receipt }), receipt };
  }),

  route(rejectPayment, async ({ body, actor, db, clock, publicUrl }) => {
    const reason = body.reason.trim();
    checkRules(reasonRules, { reason });
    const rejection = { paymentId: body.id, actorId: actor.accountId, reason, publicUrl: publicUrl() };
    await db.transaction((tx) => reject(tx, rejection, clock.now()));
    return { result: true, message: 'Rejected. The owner reads why.' };
  }),

  route(askPaymentAgain, async ({ body, actor, db, clock, publicUrl, hasMailServer }) => {
    const asking = { paymentId: body.id, actorId: actor.accountId, publicUrl: publicUrl() };
    await db.transaction((tx) => askAgain(tx, asking, clock.now()));
    const message = hasMailServer ? 'The owner gets a mail: please send the UTR.' : callForUtr;
    return { result: true, message };
  }),

  route(reversePayment, async ({ body, actor, db, clock, publicUrl }) => {
    const reason = body.reason.trim();
    checkRules(reasonRules, { reason });
    const reversal = { paymentId: body.id, actorId: actor.accountId, reason, publicUrl: publicUrl() };
    await db.transaction(async (tx) => {
      // Lines before payments, as whoever confirms with a line holds them.
      await markLinesTakenBack(tx, body.id);
      await reverse(tx, reversal, clock.now());
    });
    return { result: true, message: 'Taken back. The ledger has both entries.' };
  }),
];

const callForUtr = 'There is no mail server: please call the owner for the UTR.';

/** The admin has looked, and takes the line for the payment. */
async function confirmWithLine(
  tx: Db,
  lineId: number,
  confirmation: Confirmation,
  now: Date,
): Promise<string> {
  const line = await holdLine(tx, lineId);
  if (!line) throw new Failure('missing', 'There is no such line.');
  if (line.verdict === 'confirmed' || line.verdict === 'same-line')
    throw new Failure('taken', 'This line has confirmed a payment already.');
  return settleWithLine(tx, { line, ...confirmation }, now);
}

const noSuchPayment = (): Failure => new Failure('missing', 'There is no such payment.');

async function partsOf(db: Db, { id, utr, shop_id: shopId }: queries.CaseRow) {
  const [settings, sameUtr, others, history, receipts] = await Promise.all([
    readSettings(db),
    utr ? queries.paymentsWithUtr(db, utr, id) : [],
    shopId ? queries.otherPayments(db, shopId, id) : [],
    queries.historyOf(db, id),
    queries.receiptsOfPayment(db, id),
  ]);
  return { planDays: Number(settings.plan_days), sameUtr, others, history, receipts };
}
