import { listFavourites, setFavourite } from '@aaspaas/contract/favourites/calls';
import { mostFavouritesInOneReply } from '@aaspaas/contract/favourites/shapes';
import { Failure } from '@aaspaas/contract/failure';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { route } from '../http/route';
import { positionOf } from '../shops/read-place';
import { presentShop } from '../shops/present';
import * as queries from './queries';

export const favouriteRoutes = [
  route(listFavourites, async ({ db, body, actor, clock, visit, limits }) => {
    if (body.fields === 'ids') {
      const ids = await queries.listFavouriteIds(db, actor.accountId, mostFavouritesInOneReply);
      return { result: true, list: [], ids };
    }
    const wanted = { areCards: body.fields === 'card', limit: mostFavouritesInOneReply };
    const rows = await queries.listFavourites(db, actor.accountId, wanted);
    const ids = rows.map(({ id }) => id);
    // Counted here too, or somebody could collect all numbers by making every shop a favourite.
    limits.show(visit, 'shop', ids);
    const viewer = { near: positionOf(body), now: indianTime(clock.now()), seesEmail: false };
    return { result: true, list: rows.map((row) => presentShop(row, viewer)), ids };
  }),

  route(setFavourite, async ({ db, body, actor, clock }) => {
    if (body.fav === 0) {
      // Also succeeds if the shop is deleted, since then it is no favourite either.
      await queries.removeFavourite(db, actor.accountId, body.sh_id);
      return { result: true, message: 'Removed from favorites.' };
    }
    const isKept = await queries.addFavourite(db, actor.accountId, body.sh_id, clock.now());
    if (!isKept) throw new Failure('missing', 'Shop not found.');
    return { result: true, message: 'Added to favorites.' };
  }),
];
