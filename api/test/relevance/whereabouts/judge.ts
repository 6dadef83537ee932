import type { ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { findCity } from '@aaspaas/contract/places/cities';
import { distanceKm, type Position } from '@aaspaas/contract/places/distance';
import { slugOf } from '@aaspaas/contract/places/place';
import type { listShops } from '@aaspaas/contract/shops/calls';
import type { Db } from '../../../src/db/open';
import { sql } from '../../../src/db/sql';
import { type Half, readNames, readSpots, readTexts, type Spot, type TextTyped } from './read-sets';

type Request = RequestTo<typeof listShops>;
type Reply = ReplyOf<typeof listShops>;
export type Ask = (request: Request) => Promise<Reply>;

/** Whether one search found what it should. */
export interface Judged {
  readonly half: Half;
  readonly kind: string;
  readonly isRight: boolean;
  /** For those who mend: what was asked, and what came. */
  readonly said: string;
}

const everyNth = <One>(all: readonly One[], nth: number): One[] => all.filter((_, at) => at % nth === 0);

/** A business is among the first three of its town by its name. */
export async function judgeNames(ask: Ask, nth = 1): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { half, kind, text, name, city, address } of everyNth(readNames(), nth)) {
    // The picker names towns beyond the cities by their keys.
    const where = findCity(city) ? { city } : { at: slugOf(city) };
    const reply = await ask({ search: text, ...where, limit: 3, fields: 'card' });
    const isRight = reply.list.some((shop) => shop.sh_name === name && shop.sh_address === address);
    judged.push({ half, kind, isRight, said: `${text} [${name}, ${city}] ${saidOf(reply)}` });
  }
  return judged;
}

/** The ways to say where one is: a chosen place, the device's position, a city. */
const ways: readonly ((spot: Spot) => Request)[] = [
  ({ pin }) => ({ at: pin }),
  ({ city, latitude, longitude }) => ({ city, latitude, longitude }),
  ({ city }) => ({ city }),
];

interface Listed extends Position {
  readonly id: number;
  readonly category: string;
}

/** What is listed and how far it is, asked only once. */
export const readListed = (db: Db): Promise<Listed[]> =>
  db.many<Listed>(sql`SELECT s.id, c.name AS category, s.latitude, s.longitude FROM shop s
    JOIN category c ON c.id = s.category_id WHERE s.is_listed`);

interface Asked extends TextTyped {
  readonly spot: Spot;
  readonly where: Request;
  /** The listed ones of a right category, with their distances, nearest first. */
  readonly right: readonly { readonly id: number; readonly km: number }[];
}

/** Each phrase from so many spots, which take turns, as do the ways to say where one is. */
function askedFrom(set: 'stay' | 'near', spots: number, of: number, listed: readonly Listed[]): Asked[] {
  const all = readSpots();
  return readTexts(set).flatMap((typed, at) =>
    Array.from({ length: spots }, (_, turn) => {
      const spot = all[(at * (spots + 1) + turn * 4) % all.length];
      if (!spot) throw new Error('there are no spots');
      const where = ways[(at + turn) % of]?.(spot) ?? {};
      return { ...typed, spot, where, right: rightFrom(spot, typed, listed) };
    }),
  );
}

const rightFrom = (spot: Spot, { categories }: TextTyped, listed: readonly Listed[]) =>
  listed
    .filter(({ category }) => categories.includes(category))
    .map((one) => ({ id: one.id, km: distanceKm(spot, one) }))
    .toSorted((one, other) => one.km - other.km);

const usualKm = 25;
const isThere = ({ right: [nearest] }: Asked): boolean => nearest !== undefined && nearest.km <= usualKm;

/** The list stays at the chosen place, and its first card is of a right category, if there is one. */
export async function judgeStay(ask: Ask, listed: readonly Listed[], spots = 4): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const asked of askedFrom('stay', spots, ways.length, listed)) {
    const reply = await ask({ search: asked.text, ...asked.where, limit: 3, fields: 'card' });
    const [first] = reply.list;
    const isMoved = reply.understood?.moved === true;
    const isRight = !isThere(asked) || asked.categories.includes(first?.sh_category_name ?? '');
    const said = `${asked.text} (${asked.spot.city}) [${asked.categories.join(', ')}] ${saidOf(reply)}`;
    judged.push({ half: asked.half, kind: 'stays', isRight: !isMoved, said });
    judged.push({ half: asked.half, kind: 'first is right', isRight: !isMoved && isRight, said });
  }
  return judged;
}

const nearKm = 10;
const mostNear = 3;

/** Among the first three is one of the right trade that is near: within 10 km, or one of the nearest three. */
export async function judgeNear(ask: Ask, listed: readonly Listed[], spots = 5): Promise<Judged[]> {
  const judged: Judged[] = [];
  // In a whole city nobody is nearer than others.
  for (const asked of askedFrom('near', spots, ways.length - 1, listed).filter(isThere)) {
    const reply = await ask({ search: asked.text, ...asked.where, limit: 3, fields: 'card' });
    const near = new Set(
      asked.right.filter(({ km }, at) => at < mostNear || km <= nearKm).map(({ id }) => id),
    );
    const isRight = reply.list.some(({ sh_id }) => near.has(sh_id));
    const said = `${asked.text} (${asked.spot.city}, ${asked.right[0]?.km.toFixed(1)} km) ${saidOf(reply)}`;
    judged.push({ half: asked.half, kind: asked.kind, isRight, said });
  }
  return judged;
}

function saidOf({ understood, list }: Reply): string {
  const got = list.map(
    (shop) => `${shop.sh_name} (${shop.sh_category_name}, ${shop.distance ?? shop.sh_city})`,
  );
  const moved = understood?.moved ? `moved to ${understood.place?.name}` : '';
  const meant = understood?.corrected ? `~${understood.corrected.meant}` : '';
  return [understood?.tier, moved, meant, got.join('; ')].filter(Boolean).join(' ');
}

export interface Share {
  readonly right: number;
  readonly of: number;
}

/** How many are right, of each half and kind. */
export function sharesOf(judged: readonly Judged[]): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const { half, kind, isRight } of judged) {
    const group = `${half} ${kind}`;
    const { right, of } = shares.get(group) ?? { right: 0, of: 0 };
    shares.set(group, { right: right + Number(isRight), of: of + 1 });
  }
  return shares;
}
