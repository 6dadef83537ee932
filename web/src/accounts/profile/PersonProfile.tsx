import { editProfile, listUsers, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { profileRules } from '@aaspaas/contract/accounts/rules/profile';
import { profilePhotoKinds, profilePhotoRules } from '@aaspaas/contract/photos/rules/profile-photo';
import type { ReplyOf } from '@aaspaas/contract/call';
import { ifFilled } from '@aaspaas/contract/rule-engine/rule';
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

interface AccountRecord {
  readonly u_name: string;
  readonly u_email?: string | null | undefined;
  readonly u_mobile: string | null;
  readonly u_profile_pic: string | null;
}

/** What the profiles of a customer and of an agent have of the account. */
export function ofAccount({ u_name, u_email, u_mobile, u_profile_pic }: AccountRecord, location: string) {
  const email = u_email ?? '';
  const known = { name: u_name, location, email, photoUrl: u_profile_pic };
  // Whoever has signed up by a mobile number goes on without an email.
  const isEmailOptional = email === '' && u_mobile !== null;
  const rules = isEmailOptional ? { ...profileRules, email: ifFilled(profileRules.email) } : profileRules;
  return { known, rules, isEmailOptional, loginEmail: email };
}

const editorOf = (record: UserRecord): ProfileEditor => ({
  ...ofAccount(record, record.u_address),
  photo: { kinds: profilePhotoKinds, rules: profilePhotoRules },
  done: 'Profile updated successfully!',
  save: (profile, photos, options) =>
    upload(editProfile, fieldsOf(record, profile), { image: photos }, options),
});

/**
 * The form's location is the account's address. District and ZIP code are sent empty, which leaves them unchanged.
 */
function fieldsOf(record: UserRecord, { name, location, email, current_password }: ProfileValues) {
  return {
    u_id: record.u_id,
    name: name,
    email: email,
    state: record.state,
    address: location,
    district: '',
    zip_code: '',
    mobile: tenDigits(record.u_mobile ?? ''),
    ...(current_password && { current_password }),
  };
}
