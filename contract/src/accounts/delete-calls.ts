import { declareCall } from '../declare-call';

export const deleteUser = declareCall('/admin/delete/user', {
  who: 'signed-in',
  own: { u_id: 'account' },
  adminMay: 'delete people',
  proof: 'recent',
});

export const deleteAgent = declareCall('/admin/delete/delivery_staffs', {
  who: ['deliverystaff', 'admin'],
  own: { u_id: 'account' },
  adminMay: 'delete people',
  proof: 'recent',
});

export const deleteShop = declareCall('/admin/delete/shop', {
  who: ['shop', 'admin'],
  own: { sh_id: 'shop' },
  adminMay: 'delete people',
  proof: 'recent',
});
