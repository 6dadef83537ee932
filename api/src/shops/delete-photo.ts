import { Failure } from '@aaspaas/contract/failure';
import { deleteShopImage } from '@aaspaas/contract/shops/calls';
import { recordAuditEntry } from '../audit/queries';
import { route } from '../http/route';
import { holdShopOfPhoto, removeShopPhoto } from './photo-queries';
import { mayEdit } from './may-edit';
import { tellOwner } from './tell-owner';

export const deletePhotoRoute = route(deleteShopImage, (context) =>
  context.db.transaction(async (tx) => {
    const { body, actor, clock } = context;
    const shop = await holdShopOfPhoto(tx, body.image_id);
    if (shop && !mayEdit(actor, shop.shopId, clock.now())) {
      throw new Failure('not-yours', 'You can only do this for your own account.');
    }
    const left = shop && (await removeShopPhoto(tx, body.image_id));
    if (!shop || left === null) throw new Failure('missing', 'This image is not there any more.');
    const isOwn = actor.shopId === shop.shopId;
    const detail = isOwn ? {} : { on_behalf: true };
    const about = { subject: 'shop', subjectId: shop.shopId, detail } as const;
    await recordAuditEntry(
      tx,
      { actorId: actor.accountId, action: 'shop image deleted', ...about },
      clock.now(),
    );
    if (!isOwn) await tellOwner(tx, shop.shopId, ['a photo was removed'], context);
    return { result: true, success: true, message: left === 0 ? lastOne : 'Image deleted.' };
  }),
);

const lastOne = 'Image deleted. Customers find your shop again once it has a photo.';
