import type { LedgerEntry, PaymentCase, QueuedPayment } from '@aaspaas/contract/console/payments/calls';
import type { LineRow } from '../statements/queries';
import type { ClaimRow } from './claim-queries';
import type { LedgerRow } from './ledger-queries';
import type { CaseRow, HistoryRow, OtherPayment, QueueRow } from './queries';

export const presentClaim = (row: ClaimRow | null, actorId: number): QueuedPayment['claim'] =>
  row?.claimed_since && row.claim_name !== null
    ? { name: row.claim_name, since: row.claimed_since.toISOString(), is_own: row.claimed_by === actorId }
    : null;

export function presentQueued(row: QueueRow, actorId: number): QueuedPayment {
  return {
    id: row.id,
    reference: row.reference,
    amount_rupees: row.amount_paise / 100,
    state: row.state,
    utr: row.utr,
    has_same_utr: row.has_same_utr,
    waits_since: row.waits_since.toISOString(),
    shop: presentShop(row),
    claim: presentClaim(row, actorId),
  };
}

function presentShop(row: QueueRow): QueuedPayment['shop'] {
  const { shop_id: id, shop_status: status } = row;
  if (id === null || status === null) return null;
  return {
    sh_id: id,
    name: row.shop_name ?? '',
    city: row.shop_city ?? '',
    status,
    phone: row.shop_phone ?? '',
  };
}

interface CaseParts {
  readonly planDays: number;
  readonly sameUtr: readonly OtherPayment[];
  readonly others: readonly OtherPayment[];
  readonly history: readonly HistoryRow[];
  readonly receipts: { number: string; is_reversed: boolean }[];
  readonly lines: readonly LineRow[];
}

export function presentCase(row: CaseRow, parts: CaseParts, actorId: number): PaymentCase {
  const { owner_id: ownerId } = row;
  return {
    ...presentQueued(row, actorId),
    reason: row.reason,
    paid_until: row.paid_until?.toISOString() ?? null,
    plan_days: parts.planDays,
    owner:
      ownerId === null
        ? null
        : {
            id: ownerId,
            name: row.owner_name ?? '',
            email: row.owner_email,
            phone: row.shop_phone ?? '',
          },
    same_utr: parts.sameUtr.map(({ id, reference, state }) => ({ id, reference, state })),
    history: parts.history.map((each) => ({ ...each, at: each.at.toISOString() })),
    receipts: parts.receipts,
    lines: parts.lines.map(presentLine),
    others: parts.others.map(({ amount_paise, waits_since, ...rest }) => ({
      ...rest,
      amount_rupees: amount_paise / 100,
      waits_since: waits_since.toISOString(),
    })),
  };
}

const presentLine = (row: LineRow): PaymentCase['lines'][number] => ({
  id: row.id,
  statement_id: row.statement_id,
  line: row.line,
  day: row.day,
  amount_rupees: row.amount_paise / 100,
  narration: row.narration,
  utr: row.utrs.length === 1 ? (row.utrs[0] ?? null) : null,
  verdict: row.verdict,
});

export const presentEntry = ({ shop_id, shop_name, amount_paise, at, ...row }: LedgerRow): LedgerEntry => ({
  ...row,
  at: at.toISOString(),
  amount_rupees: amount_paise / 100,
  shop: shop_id === null ? null : { sh_id: shop_id, name: shop_name ?? '' },
});
