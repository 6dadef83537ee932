import type { SessionUser, UserRecord } from '@aaspaas/contract/accounts/calls';
import { photoUrl } from '@aaspaas/contract/photos/media';
import { slugOf } from '@aaspaas/contract/places/place';
import type { AccountRow, UserRow } from './queries';

export function presentAccount(row: AccountRow): SessionUser {
  return {
    id: row.id,
    u_id: row.id,
    role: row.role,
    sh_id: row.shop_id,
    name: row.name,
    picture: row.picture && photoUrl(row.picture, 320),
    place: slugOf(row.home ?? '') || null,
    grade: row.grade ?? null,
    ...(row.has_second_factor && { needs_code: true }),
  };
}

export function presentUser(row: UserRow): UserRecord {
  return {
    u_id: row.id,
    u_name: row.name,
    u_email: row.email,
    u_mobile: row.phone,
    u_profile_pic: row.picture && photoUrl(row.picture, 320),
    u_address: row.address,
    u_district: row.district,
    state: row.state,
    zip_code: row.zip_code,
  };
}
