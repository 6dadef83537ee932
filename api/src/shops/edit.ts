import { Failure } from '@aaspaas/contract/failure';
import { pickingRules } from '@aaspaas/contract/photos/rules/picking';
import { shopPhotos } from '@aaspaas/contract/photos/rules/shop-photos';
import { editShop } from '@aaspaas/contract/shops/calls';
import { fieldWords } from '@aaspaas/contract/shops/field-words';
import { changesOf } from '../audit/changes';
import { recordAuditEntry } from '../audit/queries';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { type Context, route } from '../http/route';
import { inspectUpload } from '../photos/inspect';
import { keepPhotos } from '../photos/keep-photos';
import { indexShop } from '../search/indexing/index-shops';
import { holdShop, saveShop, dropEdit, keepEdit, readEditBefore } from './edit-queries';
import { editedShop, placeAfter } from './edited-shop';
import { derivedFrom, type Listing, type Watched, watchedFields } from './listing';
import { askToFile, settleOther } from './other-category';
import { addShopPhotos, addShopPhotosFirst } from './photo-queries';
import { type Edit, readEdit, rulesFor } from './read-edit';
import { pointOfPlace, refuseFarPin } from './read-place';
import { tellOwner } from './tell-owner';
export const editShopRoute = route(editShop, async (context) => {
  const { body, uploads } = context;
  const images = await Promise.all(uploads.image.map(inspectUpload));
  const edit = readEdit(body);
  checkRules({ ...rulesFor(edit), ...(images.length > 0 && { images: shopPhotos }) }, { ...edit, images });
  // Checked before the photos are stored, which is slow, and again afterwards.
  if (images.length > 0) await context.db.transaction((tx) => holdFor(tx, context, images.length));
  const kept = await keepPhotos(context, uploads.image);
  const hashes = kept.map(({ hash }) => hash);
  return context.write(async (tx) => {
    await settle(tx, context, edit, hashes);
    return { result: true, message: 'Shop details updated successfully!' };
  });
});

async function holdFor(tx: Db, { body, actor }: Context<typeof editShop>, more: number) {
  const shopId = body.sh_id ?? actor.shopId ?? 0;
  const held = await holdShop(tx, shopId);
  if (!held) throw new Failure('missing', 'Shop not found.');
  if (body.version !== undefined && body.version !== held.version) throw new Failure('taken', staleEdit);
  checkRules(pickingRules, { files: Array.from({ length: more }, () => anImage), have: held.photos });
  return { ...held, shopId };
}

async function settle(tx: Db, context: Context<typeof editShop>, edit: Edit, hashes: readonly string[]) {
  const { body, actor, clock } = context;
  const { shopId, ...held } = await holdFor(tx, context, hashes.length);
  const point = await pointOfPlace(tx, placeAfter(held.shop, edit));
  const shop = settleOther(editedShop(held.shop, edit, body, point));
  if (isElsewhere(held.shop, shop)) await refuseFarPin(tx, shop, body.pin_sure);
  await saveShop(tx, shopId, { ...shop, ...derivedFrom(shop) }, clock.now());
  await indexShop(tx, shopId);
  await (body.image_first === '1' ? addShopPhotosFirst : addShopPhotos)(tx, shopId, hashes);
  const changes = changesOf(held.shop, shop, { personal });
  const changed = Object.keys(changes);
  const isOwn = actor.shopId === shopId;
  const detail = { changed: changed.join(' '), images: hashes.length, ...(!isOwn && { on_behalf: true }) };
  const about = { subject: 'shop', subjectId: shopId, detail, changes } as const;
  await recordAuditEntry(tx, { actorId: actor.accountId, action: 'shop edited', ...about }, clock.now());
  if (!isOwn) {
    await settleWatched(tx, shopId, held.shop, shop);
    const words = fieldWords(changed);
    await tellOwner(tx, shopId, hashes.length > 0 ? [...words, 'photos'] : words, context);
  } else if (held.wasLive) await watchEdit(tx, shopId, held.shop, shop, clock.now());
  if (isOwn) await askToFile(tx, shopId, edit.category ?? '', clock.now());
}

const isElsewhere = (before: Listing, after: Listing): boolean =>
  before.pinCode !== after.pinCode ||
  before.latitude !== after.latitude ||
  before.longitude !== after.longitude;

const staleEdit =
  'This shop was changed somewhere else since you opened it. Please check your changes and save them again.';

/** Stands for a photo where only their number is checked. */
const anImage = { name: '', type: 'image/webp', bytes: 0 };

/** Free text among them: owners write names and numbers into it. */
const personal = [
  'ownerName',
  'description',
  'address',
  'location',
  'pinCode',
  'latitude',
  'longitude',
  'phone',
  'secondPhone',
  'whatsapp',
  'email',
] as const satisfies readonly (keyof Listing)[];

/** Keeps what was there before, until an admin has looked. Who changes a name back leaves nothing to look at. */
async function watchEdit(tx: Db, shopId: number, was: Watched, is: Watched, now: Date): Promise<void> {
  if (isSame(was, is)) return;
  const kept = await readEditBefore(tx, shopId);
  const before = Object.fromEntries(
    watchedFields
      .map((field) => [field, kept && field in kept ? kept[field] : was[field]] as const)
      .filter(([field, value]) => value !== is[field]),
  );
  if (Object.keys(before).length > 0) await keepEdit(tx, shopId, before, now);
  else if (kept) await dropEdit(tx, shopId);
}

/** An admin who changes such a field has looked. */
async function settleWatched(tx: Db, shopId: number, was: Watched, is: Watched): Promise<void> {
  if (!isSame(was, is)) await dropEdit(tx, shopId);
}

const isSame = (was: Watched, is: Watched): boolean =>
  watchedFields.every((field) => was[field] === is[field]);
