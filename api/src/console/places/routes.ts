import {
  addArea,
  addPlaceAlias,
  listPlaceAdditions,
  undoPlace,
} from '@aaspaas/contract/console/places/calls';
import { areaRules, placeAliasRules } from '@aaspaas/contract/console/places/rules/place';
import { Failure, refusal } from '@aaspaas/contract/failure';
import { distanceKm } from '@aaspaas/contract/places/distance';
import { isPin } from '@aaspaas/contract/places/place';
import { says } from '@aaspaas/contract/says';
import { changesOf } from '../../audit/changes';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { applyAdditions, isKnownPlace, withdrawAddition } from '../../places/addition-queries';
import { pinRow, placeByKey } from '../../places/find-place';
import { soundOf } from '../../places/sound';
import { suggest } from '../../places/suggest';
import type { Clock } from '../../system/clock';
import { readPage } from '../paging';
import { presentAddition } from './present';
import { countPlaces, insertPlace, listPlaces, lockPlace, type NewPlace, undoPlaceRow } from './queries';

/** Farther from its PIN code than this a point is a mistake: the largest ones reach some forty kilometres. */
const farthestKm = 60;

export const placeAdditionRoutes = [
  route(listPlaceAdditions, async ({ body: { q = '', page }, db }) => {
    const [{ rows, ...paged }, found] = await Promise.all([
      readPage(page, { count: () => countPlaces(db), rows: (slice) => listPlaces(db, slice) }),
      q.trim() ? suggest(db, q, null) : [],
    ]);
    return { result: true, rows: rows.map(presentAddition), ...paged, found };
  }),

  route(addArea, async (context) => {
    const { body, db } = context;
    checkRules(areaRules, body);
    const name = body.name.trim().replace(/\s+/g, ' ');
    const pin = await pinRow(db, Number(body.pin));
    if (!pin) throw refusal('invalid', { pin: 'There is no such PIN code' });
    const isPlaced = body.latitude.trim() !== '';
    const at = isPlaced ? { latitude: Number(body.latitude), longitude: Number(body.longitude) } : pin;
    const km = distanceKm(at, pin);
    if (km > farthestKm)
      throw refusal('invalid', {
        latitude: says('That is {km} km from {place}, where the PIN code is', {
          km: Math.round(km),
          place: pin.name,
        }),
      });
    const area = { kind: 'area', name, sound: soundOf(name), pin: pin.pin } as const;
    await addPlace(context, { ...area, latitude: at.latitude, longitude: at.longitude }, null);
    return { result: true, message: says('{name} · {pin} can be searched now.', { name, pin: pin.pin }) };
  }),

  route(addPlaceAlias, async (context) => {
    const { body, db } = context;
    checkRules(placeAliasRules, body);
    const place = await placeByKey(db, body.place_key);
    if (!place) throw new Failure('missing', 'There is no such place any more. Please load the page again.');
    const name = body.name.trim().replace(/\s+/g, ' ');
    const { latitude, longitude } = place;
    const pin = place.pin === null ? null : Number(place.pin);
    const alias = { kind: 'alias', name, sound: soundOf(name), pin, latitude, longitude } as const;
    await addPlace(context, { ...alias, placeKey: place.key, placeName: place.name }, place.key);
    return { result: true, message: says('‘{name}’ finds {place} now.', { name, place: place.name }) };
  }),

  route(undoPlace, async ({ body: { addition_id: id }, db, actor, clock }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const row = await lockPlace(tx, id);
      if (!row)
        throw new Failure('missing', 'This addition is not there any more. Please load the page again.');
      if (row.undone_at) throw new Failure('taken', 'Somebody has undone this already.');
      await withdrawAddition(tx, id);
      await undoPlaceRow(tx, id, actor.accountId, now);
      const changes = changesOf({ name: row.name }, { name: null });
      const about = { subject: 'place', subjectId: id, subjectKey: row.name } as const;
      await recordAuditEntry(
        tx,
        { actorId: actor.accountId, action: `${row.kind} undone`, ...about, changes },
        now,
      );
    });
    return { result: true, message: 'Undone.' };
  }),
];

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly actor: { readonly accountId: number };
}

async function addPlace({ db, clock, actor }: Parts, row: NewPlace, townKey: string | null): Promise<void> {
  const { name, sound, pin } = row;
  if (sound.length < 2) throw refusal('invalid', { name: 'This name has no letters that we can read' });
  const isTown = townKey !== null && !isPin(townKey.slice(0, 6));
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (await isKnownPlace(tx, { sound, pin, townKey: isTown ? townKey : null }))
      throw refusal('invalid', { name: says('‘{name}’ is known there already', { name }) });
    const id = await insertPlace(tx, row, actor.accountId, now);
    await applyAdditions(tx, id);
    const { latitude, longitude, placeKey } = row;
    const told = { name, pin, latitude, longitude, ...(placeKey !== undefined && { place: placeKey }) };
    const about = { subject: 'place', subjectId: id, subjectKey: name } as const;
    const action = `${row.kind} added`;
    await recordAuditEntry(
      tx,
      { actorId: actor.accountId, action, ...about, changes: changesOf({}, told) },
      now,
    );
  });
}
