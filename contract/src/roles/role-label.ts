import type { Role } from './roles';

export const roleLabel: Readonly<Record<Role, string>> = {
  user: 'User',
  shop: 'Shop Owner',
  deliverystaff: 'Delivery Staff',
  admin: 'Admin',
};
