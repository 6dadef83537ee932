import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { imageAddress } from '@aaspaas/contract/media';
import type { AccountRow } from './queries';

export function presentAccount(row: AccountRow): SessionUser {
  return {
    id: row.id,
    u_id: row.id,
    role: row.role,
    sh_id: row.shop_id,
    name: row.name,
    picture: row.picture && imageAddress(row.picture, 320),
  };
}
