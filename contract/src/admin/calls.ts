import * as v from 'valibot';
import { declareCall } from '../call';
import { longestPassword } from '../accounts/calls';
import { done, id, text } from '../shapes';

/** Deleting needs the password again, unless the sign-in is fresh. */
const password = v.optional(text(longestPassword));

export const deleteUser = declareCall('/admin/delete/user', {
  who: 'signed-in',
  own: { u_id: 'account' },
  adminMay: true,
  request: v.object({ u_id: v.optional(id), password }),
  reply: done,
});

export const deleteAgent = declareCall('/admin/delete/delivery_staffs', {
  who: ['deliverystaff', 'admin'],
  own: { u_id: 'account' },
  adminMay: true,
  request: v.object({ u_id: v.optional(id), password }),
  reply: done,
});

export const deleteShop = declareCall('/admin/delete/shop', {
  who: ['shop', 'admin'],
  own: { sh_id: 'shop' },
  adminMay: true,
  request: v.object({ sh_id: v.optional(id), password }),
  reply: done,
});
