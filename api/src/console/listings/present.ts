import type { EditRecord, ListingCase, ListingRow } from '@aaspaas/contract/console/listings/calls';
import { sayPhone } from '@aaspaas/contract/phone-number';
import { fieldWords } from '@aaspaas/contract/shops/field-words';
import type { WatchedField } from '../../shops/listing';
import type { CasePaymentRow, CaseRow, HistoryRow, PastEditRow, ReminderRow } from './case-queries';
import type { EditRow } from './edit-queries';
import type { ListedRow } from './list-queries';

export function presentRow(row: ListedRow): ListingRow {
  return {
    sh_id: row.id,
    name: row.name,
    kind: row.kind,
    status: row.status,
    category: row.category,
    city: row.city,
    pin_code: row.pin_code,
    owner_name: row.owner_name,
    phone: row.phone,
    paid_until: inIso(row.paid_until),
    is_complete: row.is_complete,
    created_at: row.created_at.toISOString(),
    edited_at: inIso(row.edited_at),
  };
}

interface CaseParts {
  readonly actions: readonly HistoryRow[];
  readonly payments: readonly CasePaymentRow[];
  readonly edits: readonly PastEditRow[];
  readonly reminders: readonly ReminderRow[];
  readonly waiting: EditRow | null;
}

export function presentCase(row: CaseRow, parts: CaseParts): ListingCase {
  const { waiting } = parts;
  return {
    ...presentRow(row),
    status_reason: row.status_reason,
    address: row.address,
    numbers: [...new Set([row.phone, row.second_phone, row.whatsapp])].filter((number) => number !== null),
    email: row.email,
    photos: row.photo_count,
    reviews: row.rating_count,
    stars: row.rating_count ? Math.round((row.rating_sum / row.rating_count) * 10) / 10 : null,
    favourites: row.favourites,
    owner: { id: row.owner_id, name: row.account_name, email: row.account_email, phone: row.account_phone },
    actions: parts.actions.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      paid_until: inIso(row.paid_until),
    })),
    payments: parts.payments.map(({ amount_paise, created_at, settled_at, ...payment }) => ({
      ...payment,
      amount_rupees: amount_paise / 100,
      created_at: created_at.toISOString(),
      settled_at: inIso(settled_at),
    })),
    edits: parts.edits.map(({ at, by, is_operator, changed, images }) => ({
      at: at.toISOString(),
      by,
      is_operator,
      fields: fieldWords(changed.split(' ').filter(Boolean)),
      photos: images,
    })),
    reminders: parts.reminders.map(({ sent_at, days, ends_at }) => ({
      at: sent_at.toISOString(),
      days,
      ends_at: ends_at.toISOString(),
    })),
    waiting_edit: waiting && { last_at: waiting.last_at.toISOString(), changes: changesOf(waiting) },
  };
}

export function presentEdit(row: EditRow): EditRecord {
  return {
    sh_id: row.id,
    name: row.name,
    status: row.status,
    city: row.city,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
    changes: changesOf(row),
  };
}

function changesOf(row: EditRow): EditRecord['changes'] {
  // The columns of `before` are those that are watched.
  const fields = Object.keys(row.before) as WatchedField[];
  return fields.map((field) => ({
    field: fieldWords([field])[0] ?? field,
    before: inWords(row.before[field]),
    now: inWords(row[field]),
  }));
}

const inWords = (value: string | null | undefined): string =>
  value?.startsWith('+91') ? sayPhone(value) : (value ?? '');

const inIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
