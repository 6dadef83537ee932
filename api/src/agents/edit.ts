import { editAgent } from '@aaspaas/contract/agents/calls';
import {
  agentFileRules,
  type AgentProfile,
  agentProfileRules,
  withCountryCode,
} from '@aaspaas/contract/agents/rules/profile';
import { readWorkType } from '@aaspaas/contract/agents/work-types';
import type { RequestOf } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { mostImages } from '@aaspaas/contract/photos/rules/files';
import { ifFilled, type RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { stripScripts } from '@aaspaas/contract/rule-engine/text';
import { changeContact, newContact, confirmContactChange } from '../accounts/contact';
import { presentAccount } from '../accounts/present';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { inspectUpload } from '../photos/inspect';
import { keepPhotos } from '../photos/keep-photos';
import { cityKeyOfLocation } from './city';
import {
  type AgentChanges,
  changeAgent,
  changeAgentAccount,
  holdAgent,
  type HeldAgent,
} from './edit-queries';
import { addLicences, takeLicences } from './licence-queries';
import { photoMessages } from '../photos/messages';
import { personWords, tellEdited } from '../accounts/tell-edited';
import { changesOf } from '../audit/changes';
import { recordAuditEntry } from '../audit/queries';

export const editAgentRoute = route(editAgent, async (context) => {
  const { actor, uploads, clock } = context;
  const agentId = context.body.u_id ?? actor.accountId;
  const edit = readEdit(context.body);
  checkRules(editRules, edit);
  checkRules(agentFileRules, {
    photo: await Promise.all(uploads.profile.map(inspectUpload)),
    licence: await Promise.all(uploads.licence.map(inspectUpload)),
  });
  const sent = { email: edit.email || null, phone: edit.mobileNumber || null };
  const contact = await newContact(context.db, agentId, sent);
  await confirmContactChange(context, contact, context.body.current_password);
  const [photo] = await keepPhotos(context, uploads.profile);
  const licences = await keepPhotos(context, uploads.licence, { isPrivate: true });
  const cityKey = edit.location ? await cityKeyOfLocation(context.db, edit.location) : null;
  const changes = { ...givenIn(edit), cityKey, picture: photo?.hash ?? null };
  return context.write(async (tx) => {
    const now = clock.now();
    const before = await holdAgent(tx, agentId);
    if (!before) throw noSuchAgent();
    await changeAgent(tx, agentId, changes, now);
    await changeContact(tx, context, agentId, contact);
    const account = await changeAgentAccount(tx, agentId, changes);
    await changeLicences(
      tx,
      agentId,
      licences.map(({ hash }) => hash),
      now,
    );
    const edited = { actorId: actor.accountId, before, changes, licences: licences.length };
    await recordAgentEdit(tx, edited, now);
    const user = agentId === actor.accountId ? { user: presentAccount(account) } : {};
    const waiting = contact.email === null ? {} : { pending_email: contact.email };
    return { result: true, message: 'Profile updated!', ...user, ...waiting };
  });
});

const noSuchAgent = (): Failure => new Failure('missing', 'There is no such agent.');

// An empty field keeps what is stored.
const editRules = {
  name: ifFilled(agentProfileRules.name),
  email: ifFilled(agentProfileRules.email),
  mobileNumber: ifFilled(agentProfileRules.mobileNumber),
  secondaryMobile: agentProfileRules.secondaryMobile,
  whatsappNumber: agentProfileRules.whatsappNumber,
  vehicleType: ifFilled(agentProfileRules.vehicleType),
  workType: ifFilled(agentProfileRules.workType),
  location: ifFilled(agentProfileRules.location),
  availability: ifFilled(agentProfileRules.availability),
} satisfies RuleTable<AgentProfile>;

function readEdit(body: RequestOf<typeof editAgent>): AgentProfile {
  const typed = (text = ''): string => stripScripts(text).trim();
  const phone = (text = ''): string => withCountryCode(text).trim();
  return {
    name: typed(body.u_name),
    email: readEmail(body.u_email ?? ''),
    mobileNumber: phone(body.u_mobile),
    secondaryMobile: phone(body.u_secondary_mobile),
    whatsappNumber: phone(body.u_whatsapp_contact),
    vehicleType: typed(body.u_vehicle_type),
    workType: readWorkType(body.u_work_type ?? ''),
    location: typed(body.u_location),
    availability: typed(body.u_delivery_status),
  };
}

function givenIn(edit: AgentProfile): Omit<AgentChanges, 'cityKey' | 'picture'> {
  return {
    name: edit.name || null,
    secondPhone: edit.secondaryMobile || null,
    whatsapp: edit.whatsappNumber || null,
    vehicleType: edit.vehicleType || null,
    workType: edit.workType || null,
    location: edit.location || null,
    availability: edit.availability || null,
  };
}

/** The first new photo replaces the main one; the others are added at the end. */
async function changeLicences(
  tx: Db,
  agentId: number,
  [main, ...more]: readonly string[],
  now: Date,
): Promise<void> {
  if (!main) return;
  const [, ...kept] = await takeLicences(tx, agentId);
  const all = [main, ...kept, ...more];
  if (all.length > mostImages) throw new Failure('invalid', photoMessages.tooMany(mostImages));
  await addLicences(tx, agentId, all, now);
}

interface AgentEdited {
  readonly actorId: number;
  readonly before: HeldAgent;
  readonly changes: AgentChanges;
  /** How many new photos of the licence. */
  readonly licences: number;
}

/** Writes the edit down, and tells the agent if somebody else made it. A new email or number has letters of its own. */
async function recordAgentEdit(tx: Db, edited: AgentEdited, now: Date): Promise<void> {
  const { actorId, before, licences } = edited;
  const { picture, cityKey: _, ...sent } = edited.changes;
  // Null keeps what is stored.
  const after = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const changes = changesOf({ ...before }, after, { personal });
  const isOwn = actorId === before.id;
  const about = {
    subject: 'account',
    subjectId: before.id,
    detail: isOwn ? {} : { on_behalf: true },
  } as const;
  await recordAuditEntry(tx, { actorId, action: 'agent profile changed', ...about, changes }, now);
  if (isOwn) return;
  const photos = [...(picture ? ['photo'] : []), ...(licences > 0 ? ['photos of the licence'] : [])];
  const words = [...personWords(Object.keys(changes)), ...photos];
  if (words.length > 0) await tellEdited(tx, before, words, now);
}

const personal = ['name', 'secondPhone', 'whatsapp', 'location'];
