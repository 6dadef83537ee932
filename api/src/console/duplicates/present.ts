import type { PairRow, PairSide } from '@aaspaas/contract/console/duplicates/calls';
import { photoUrl } from '@aaspaas/contract/photos/media';
import type { PairListRow, ShopInShort, SideRow } from './queries';
import { daysLeft, whyItCannotGo } from './why-not';

const presentShort = ({ id, name, category, city, phone, status }: ShopInShort) => ({
  sh_id: id,
  name,
  category,
  city,
  phone,
  status,
});

export const presentPair = ({ first, second, found_at, ...likeness }: PairListRow): PairRow => ({
  ...likeness,
  first: presentShort(first),
  second: presentShort(second),
  found_at: found_at.toISOString(),
});

export function presentSide(row: SideRow, other: SideRow, now: Date): PairSide {
  const { photos, reviews, favourites, deliveries, payments, taps } = row;
  return {
    ...presentShort(row),
    kind: row.kind,
    owner: { id: row.owner_id, name: row.owner_name, email: row.owner_email, phone: row.owner_phone },
    address: row.address,
    pin_code: row.pin_code,
    numbers: [...new Set(row.numbers)],
    paid_until: row.paid_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    photo: row.photo && photoUrl(row.photo, 320),
    counts: { photos, reviews, favourites, deliveries, payments, taps },
    paid_days_left: daysLeft(row, now),
    cannot_go: String(whyItCannotGo(row, other, now) ?? ''),
  };
}
