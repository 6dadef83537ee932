import { chooseLanguage, editProfile, exportData, listUsers } from '@aaspaas/contract/accounts/calls';
import { addressRules } from '@aaspaas/contract/accounts/rules/address';
import { profileRules } from '@aaspaas/contract/accounts/rules/profile';
import type { RequestOf } from '@aaspaas/contract/call';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { mobileRows, readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import { ifFilled, type RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { longerThan, stripScripts } from '@aaspaas/contract/rule-engine/text';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { keepPhotos } from '../photos/keep-photos';
import { changeContact, newContact, confirmContactChange } from './contact';
import type { Contact } from './contact-queries';
import { presentAccount, presentUser } from './present';
import { changeProfile, type ProfileChanges, findUser, storeLanguage } from './queries';
import { countShownPeople } from './count-shown-people';
import { exportOf } from './export-queries';

export const profileRoutes = [
  // No check of u_id here: the call's declaration already limits it to the person and to admins.
  route(listUsers, async ({ body, actor, db, clock }) => {
    const user = await findUser(db, body.u_id ?? actor.accountId);
    if (user) await countShownPeople(db, actor, [user.id], clock.now());
    return { result: true, list: user ? [presentUser(user)] : [] };
  }),

  route(exportData, async ({ actor, db }) => ({ result: true, data: await exportOf(db, actor.accountId) })),

  route(chooseLanguage, async ({ body, actor, db }) => {
    await storeLanguage(db, actor.accountId, body.language);
    return { result: true, message: 'Letters to you come in this language.' };
  }),

  route(editProfile, async (context) => {
    const { actor, uploads } = context;
    const edit = readEdit(context.body);
    checkRules(hasWholeAddress(edit) ? { ...editRules, ...wholeAddress } : editRules, edit);
    const contact = await newContact(context.db, actor.accountId, contactOf(edit));
    await confirmContactChange(context, contact, context.body.current_password);
    const [photo] = await keepPhotos(context, uploads.image);
    const changes = { ...changesOf(edit), picture: photo?.hash ?? null };
    return context.write(async (db) => {
      const user = presentAccount(await changeProfile(db, actor.accountId, changes));
      await changeContact(db, context, actor.accountId, contact);
      const waiting = contact.email === null ? {} : { pending_email: contact.email };
      return { result: true, message: 'Profile updated successfully!', user, ...waiting };
    });
  }),
];

/** What the form sends. An empty field keeps what is stored. */
interface Edit {
  readonly name: string;
  readonly email: string;
  readonly location: string;
  readonly mobile: string;
  readonly district: string;
  readonly state: string;
  readonly zipCode: string;
}

const editRules = {
  name: ifFilled(profileRules.name),
  location: ifFilled(profileRules.location),
  email: ifFilled(profileRules.email),
  mobile: ifFilled(mobileRows),
  // The form shows neither district nor state. It sends back what is stored, which may come from any of the forms.
  district: [['District must not exceed 50 characters', longerThan(50)]],
  state: [['State must not exceed 50 characters', longerThan(50)]],
  zipCode: ifFilled(addressRules.zipCode),
} satisfies RuleTable<Edit>;

/** The second part of a sign-up, by its rules. The profile's short form sends neither district nor PIN code. */
const wholeAddress = {
  location: ifFilled(addressRules.address),
  district: ifFilled(addressRules.district),
  state: ifFilled(addressRules.state),
  zipCode: ifFilled(addressRules.zipCode),
} satisfies RuleTable<Edit>;

const hasWholeAddress = ({ district, zipCode }: Edit): boolean => district !== '' && zipCode !== '';

function readEdit(body: RequestOf<typeof editProfile>): Edit {
  const typed = (text = ''): string => stripScripts(text).trim();
  return {
    name: typed(body.name),
    email: readEmail(body.email ?? ''),
    location: typed(body.address),
    mobile: typed(body.mobile),
    district: typed(body.district),
    state: typed(body.state),
    zipCode: typed(body.zip_code),
  };
}

const contactOf = ({ email, mobile }: Edit): Contact => ({ email: email || null, phone: readMobile(mobile) });

function changesOf(edit: Edit): Omit<ProfileChanges, 'picture'> {
  return {
    name: edit.name || null,
    address: edit.location || null,
    district: edit.district || null,
    state: edit.state || null,
    zipCode: edit.zipCode || null,
  };
}
