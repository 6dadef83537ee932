import type { RequestOf } from '@aaspaas/contract/call';
import { editPerson } from '@aaspaas/contract/console/people/calls';
import {
  type AgentEdit,
  agentEditRules,
  type CustomerEdit,
  customerEditRules,
  type PersonEdit,
  personRules,
} from '@aaspaas/contract/console/people/rules/person';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import { stripScripts } from '@aaspaas/contract/rule-engine/text';
import { listed, type Said, says } from '@aaspaas/contract/says';
import { changeContact, contactChanges } from '../../accounts/contact';
import type { Contact } from '../../accounts/contact-queries';
import { personWords, tellEdited } from '../../accounts/tell-edited';
import { cityKeyOfLocation } from '../../agents/city';
import { type Changes, changesOf } from '../../audit/changes';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { checkRules } from '../../http/check-rules';
import { type Context, route } from '../../http/route';
import * as queries from './action-queries';
import { isAdmin, noSuchPerson } from './no-such-person';

type Editing = Context<typeof editPerson>;

export const editPersonRoute = route(editPerson, async (context) => {
  const { db, body } = context;
  return db.transaction(async (tx) => {
    const person = await queries.holdPerson(tx, body.id);
    if (!person) throw noSuchPerson();
    if (person.role === 'admin') throw isAdmin();
    if (person.updated_at.toISOString() !== body.seen) throw new Failure('taken', changedMeanwhile);
    const changes = await editAs[person.role](tx, context, person);
    const contact = await editContact(tx, context, person);
    const edited = [...personWords(Object.keys(changes)), ...contactWords(contact)];
    if (edited.length === 0) throw new Failure('invalid', 'Nothing was changed.');
    // That the email still waits for its mailbox is said by the entry 'email change asked'.
    await record(tx, context, person, { ...changes, ...contactChanges(person, given(contact)) });
    return {
      result: true,
      message: says('Saved: {what}. {told}', {
        what: listed(edited),
        told: await tell(tx, context, person, edited),
      }),
    };
  });
});

const changedMeanwhile =
  'Somebody changed this account since you opened it. Reload the page, look at it, and save again.';

type Edit = (tx: Db, context: Editing, person: queries.HeldPerson) => Promise<Changes>;

const personal = ['name', 'address', 'district', 'state', 'pinCode'] as const;

const editAs: Readonly<Record<'user' | 'shop' | 'deliverystaff', Edit>> = {
  user: async (tx, { body, clock }, person) => {
    const edit: CustomerEdit = { ...readPerson(body), ...readAddress(body, person) };
    checkRules(customerEditRules, edit);
    const { name, address, district, state, pinCode } = edit;
    const after = { name, address, district, state, pinCode };
    await queries.writePerson(tx, person.id, after, clock.now());
    return changesOf(person, after, { personal });
  },
  // What customers see of an owner is the listing, which has a page of its own.
  shop: async (tx, { body, clock }, person) => {
    const edit = readPerson(body);
    checkRules(personRules, edit);
    await queries.writePerson(tx, person.id, { ...person, name: edit.name }, clock.now());
    return changesOf(person, { name: edit.name }, { personal: ['name'] });
  },
  deliverystaff: async (tx, { body, clock }, person) => {
    const before = await queries.holdAgent(tx, person.id);
    const edit = readAgent(body, before);
    checkRules(agentEditRules, edit);
    const { name, email: _email, phone: _phone, ...agent } = edit;
    const after: queries.HeldAgent = {
      ...agent,
      secondPhone: readMobile(edit.secondPhone),
      whatsapp: readMobile(edit.whatsapp),
    };
    await queries.writePerson(tx, person.id, { ...person, name }, clock.now());
    const cityKey = await cityKeyOfLocation(tx, edit.location);
    await queries.writeAgent(tx, person.id, after, cityKey, clock.now());
    const ofAgent = changesOf(before, after, { personal: ['secondPhone', 'whatsapp', 'location'] });
    return { ...changesOf(person, { name }, { personal: ['name'] }), ...ofAgent };
  },
};

/** What opens the account changes as it does for its owner: a number at once, an email once it is confirmed. */
async function editContact(tx: Db, context: Editing, person: queries.HeldPerson): Promise<Contact> {
  const { email, phone } = readPerson(context.body);
  const contact = {
    email: email && email !== person.email ? email : null,
    phone: phone && readMobile(phone) !== person.phone ? readMobile(phone) : null,
  };
  await changeContact(tx, context, person.id, contact);
  return contact;
}

const contactWords = ({ email, phone }: Contact): string[] => [
  ...(email === null ? [] : ['email (once it is confirmed)']),
  ...(phone === null ? [] : ['mobile number']),
];

/** Null is what stays as it is. */
const given = ({ email, phone }: Contact): Partial<Contact> => ({
  ...(email !== null && { email }),
  ...(phone !== null && { phone }),
});

const record = (tx: Db, { actor, clock }: Editing, { id }: queries.HeldPerson, changes: Changes) =>
  recordAuditEntry(
    tx,
    {
      actorId: actor.accountId,
      action: 'person edited',
      subject: 'account',
      subjectId: id,
      detail: { by: 'operator' },
      changes,
    },
    clock.now(),
  );

async function tell(
  tx: Db,
  { clock, hasMailServer }: Editing,
  person: queries.HeldPerson,
  edited: readonly string[],
): Promise<Said> {
  const isTold = await tellEdited(tx, person, edited, clock.now());
  if (!hasMailServer) return says('There is no mail server: please tell the person.');
  return isTold
    ? says('The person is told by mail.')
    : says('There is no email to write to: please tell the person.');
}

type Body = RequestOf<typeof editPerson>;

const typed = (text: string): string => stripScripts(text).trim();

const readPerson = (body: Body): PersonEdit => ({
  name: typed(body.name),
  email: readEmail(body.email),
  phone: body.phone.trim(),
});

/** What is not sent stays. */
const readAddress = (body: Body, stored: queries.HeldPerson) => ({
  address: typed(body.address ?? stored.address),
  district: typed(body.district ?? stored.district),
  state: typed(body.state ?? stored.state),
  pinCode: typed(body.pin_code ?? stored.pinCode),
});

const readAgent = (body: Body, stored: queries.HeldAgent): AgentEdit => ({
  ...readPerson(body),
  secondPhone: (body.second_phone ?? stored.secondPhone ?? '').trim(),
  whatsapp: (body.whatsapp ?? stored.whatsapp ?? '').trim(),
  vehicleType: typed(body.vehicle_type ?? stored.vehicleType),
  workType: typed(body.work_type ?? stored.workType),
  location: typed(body.location ?? stored.location),
  availability: typed(body.availability ?? stored.availability),
});
