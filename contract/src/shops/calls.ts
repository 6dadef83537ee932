import { declareCall } from '../declare-call';

export type { ShopRecord } from './shapes';

export const listShops = declareCall('/shop/list/shop', {
  who: 'anyone',
  hasGetTwin: true,
});

export const editShop = declareCall('/shop/edit/shop', {
  who: ['shop', 'admin'],
  isRetryable: true,
  own: { sh_id: 'shop' },
  adminMay: 'change listings',
  proof: 'recent',
  files: { image: { most: 10, maxBytes: 5 * 1024 * 1024 } },
});

/** The owner closes, or opens again, for this one day. */
export const closeToday = declareCall('/shop/close/today', { who: ['shop'] });

export const deleteShopImage = declareCall('/shop/delete/shop-image', { who: ['shop', 'admin'] });

export const countTap = declareCall('/shop/count/tap', { who: 'anyone' });
