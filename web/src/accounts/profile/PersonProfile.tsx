import { editProfile, listUsers, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { profileRules } from '@aaspaas/contract/accounts/rules/profile';
import { profilePhotoKinds, profilePhotoRules } from '@aaspaas/contract/photos/rules/profile-photo';
import type { ReplyOf } from '@aaspaas/contract/call';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';
import { upload } from '../../api/upload';
import { useRead } from '../../api/use-read';
import { ProfileBody } from './ProfileBody';
import type { ProfileEditor, ProfileValues } from './use-profile-form';

type UserRecord = ReplyOf<typeof listUsers>['list'][number];

/** A customer's profile is the account itself. */
export function PersonProfile({ user }: { user: SessionUser }) {
  const reading = useRead(listUsers, { u_id: user.u_id });
  const record = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  return <ProfileBody reading={reading} editor={record && editorOf(record)} />;
}

const editorOf = (record: UserRecord): ProfileEditor => ({
  known: {
    name: record.u_name,
    location: record.u_address,
    email: record.u_email ?? '',
    photoUrl: record.u_profile_pic,
  },
  rules: profileRules,
  photo: { kinds: profilePhotoKinds, rules: profilePhotoRules },
  done: 'Profile updated successfully!',
  loginEmail: record.u_email ?? '',
  save: (profile, photos, options) =>
    upload(editProfile, fieldsOf(record, profile), { image: photos }, options),
});

/**
 * The form's location is the account's address. District and ZIP code are sent empty, which leaves them unchanged.
 */
function fieldsOf(record: UserRecord, { name, location, email, current_password }: ProfileValues) {
  return {
    u_id: record.u_id,
    name: name.trim(),
    email: email.trim().toLowerCase(),
    state: record.state,
    address: location.trim(),
    district: '',
    zip_code: '',
    mobile: tenDigits(record.u_mobile ?? ''),
    ...(current_password && { current_password }),
  };
}
