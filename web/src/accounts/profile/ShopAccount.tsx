import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { Profile } from '@aaspaas/contract/accounts/rules/profile';
import { profilePhotoKinds, profilePhotoRules } from '@aaspaas/contract/photos/rules/profile-photo';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';
import { editShop, listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { shopEditRules } from '@aaspaas/contract/shops/rules/edit';
import { send } from '../../api/send';
import { upload } from '../../api/upload';
import { useRead } from '../../api/use-read';
import { PersonProfile } from './PersonProfile';
import { ProfileBody } from './ProfileBody';
import type { ProfileEditor } from './use-profile-form';

/** A short form of the shop for its owner; all of it is edited on the shop's own page. */
export function ShopAccount({ user }: { user: SessionUser }) {
  return user.sh_id === null ? <PersonProfile user={user} /> : <ShopProfile id={user.sh_id} />;
}

function ShopProfile({ id }: { id: number }) {
  const reading = useRead(listShops, { sh_id: id }, send);
  const shop = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  return <ProfileBody reading={reading} editor={shop && editorOf(shop)} />;
}

const editorOf = (shop: ShopRecord): ProfileEditor => ({
  known: {
    name: shop.sh_name,
    location: shop.sh_address,
    email: shop.sh_email ?? '',
    photoUrl: shop.shopimages[0]?.si_image ?? null,
  },
  rules: { name: shopEditRules.shopName, location: shopEditRules.address, email: shopEditRules.email },
  photo: { kinds: profilePhotoKinds, rules: profilePhotoRules },
  done: 'Shop profile updated successfully!',
  loginEmail: null,
  emailHelp: 'For letters about your shop. The address that you log in with is in Settings.',
  save: (profile, photos, options) => upload(editShop, fieldsOf(shop, profile), { image: photos }, options),
});

/** The photo of this dialog is the shop's main photo. */
const fieldsOf = (shop: ShopRecord, { name, location, email }: Profile) => ({
  sh_id: shop.sh_id,
  sh_name: name,
  sh_email: email,
  sh_city: shop.sh_city,
  sh_address: location,
  sh_state: shop.sh_state,
  sh_primary_phone: tenDigits(shop.sh_primary_phone),
  image_first: '1',
});
