import { Failure } from '@aaspaas/contract/failure';
import { findCity } from '@aaspaas/contract/places/cities';
import { cityAsPlace } from '@aaspaas/contract/places/city-places';
import type { Place } from '@aaspaas/contract/places/place';
import { addWish, endWish, endWishByLink, listWishes } from '@aaspaas/contract/search/calls';
import type { Db } from '../../db/open';
import { route } from '../../http/route';
import { placeOf } from '../../places/find-place';
import { fitting } from './fitting';
import * as queries from './queries';

const mostWishes = 20;
const lookHere = 'We look for it from now on. Your settings show when there is one.';
const ended = 'We no longer look for it.';

const enough = (): Failure =>
  new Failure('invalid', 'We already look for twenty things for you. Please end one of them first.');

export const wishRoutes = [
  route(addWish, async ({ db, body, actor, clock, hasMailServer }) => {
    const query = body.search.trim();
    if (query === '') throw new Failure('invalid', 'Please say what you are looking for.');
    const place = await placeFor(db, body.at, body.city);
    if ((await queries.emailOf(db, actor.accountId)) === null)
      throw new Failure('invalid', 'Please add an email to your profile first.');
    const now = clock.now();
    const seen = (await fitting(db, query, place, now)).map(({ id }) => id);
    const { key: placeKey, name: placeName, latitude, longitude } = place;
    const wish = { accountId: actor.accountId, query, placeKey, placeName, latitude, longitude, seen };
    if (!(await db.transaction((tx) => queries.addWish(tx, wish, mostWishes, now)))) throw enough();
    return { result: true, message: hasMailServer ? 'We will write to you when there is one.' : lookHere };
  }),
  route(listWishes, async ({ db, actor }) => ({
    result: true,
    list: (await queries.wishesOf(db, actor.accountId)).map((wish) => ({
      id: wish.id,
      search: wish.query,
      place: wish.placeName,
      since: wish.createdAt.toISOString(),
      told: wish.toldAt?.toISOString() ?? null,
    })),
  })),
  route(endWish, async ({ db, body, actor }) => {
    if ((await queries.endWish(db, actor.accountId, body.id)) === 0)
      throw new Failure('missing', 'This has ended already.');
    return { result: true, message: ended };
  }),
  route(endWishByLink, async ({ db, body }) => {
    const wish = await queries.endWishByToken(db, body.token);
    if (!wish) throw new Failure('invalid', 'This has ended already.');
    return { result: true, message: ended, search: wish.query, place: wish.placeName };
  }),
];

async function placeFor(db: Db, at: string | undefined, city: string | undefined): Promise<Place> {
  const known = findCity(city ?? '');
  const place = (await placeOf(db, at)) ?? (known && cityAsPlace(known));
  if (!place) throw new Failure('invalid', 'Please choose a place first.');
  return place;
}
