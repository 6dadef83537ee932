import type { RequestOf } from '@aaspaas/contract/call';
import type { Language } from '@aaspaas/contract/languages';
import { agentRules } from '@aaspaas/contract/registration/rules/agent';
import { registerAgent } from '@aaspaas/contract/registration/calls';
import { agentConsent } from '@aaspaas/contract/registration/consent';
import {
  type AgentContact,
  type AgentDetails,
  type AgentPersonal,
  type AgentPhoto,
  workTypes,
} from '@aaspaas/contract/registration/values';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { hashPassword } from '../accounts/passwords';
import { recordConsent } from '../accounts/queries';
import { refuseEasyPassword } from '../accounts/refuse-easy-password';
import { countSignUp } from '../accounts/throttle';
import { cityKeyOfLocation } from '../agents/city';
import { addLicences } from '../agents/licence-queries';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { readPhone, withCountry, withCountryIfGiven } from '../http/read-typed';
import { route } from '../http/route';
import { agentRegisteredLetter } from '../mail/letters/registration';
import { queueMail } from '../mail/queries';
import { inspectUpload, inspectPhoto } from '../photos/inspect';
import { keepPhotos } from '../photos/keep-photos';
import { asFarAsGiven } from './as-far-as-given';
import { addAccount, addAgentRow, type NewAccount, type NewAgent } from './queries';
import { refuseTaken, namingTakenField } from './taken';

export const registerAgentRoute = route(registerAgent, async (context) => {
  const { body, uploads, db, clock, visit } = context;
  const [profile] = uploads.profile;
  const licences = await Promise.all(uploads.licence.map(inspectUpload));
  const agent = readAgent(body, {
    licences,
    picture: profile ? await inspectPhoto(profile, context.sender) : null,
  });
  checkRules(rulesFor(agent), agent);
  const { email, primaryPhone, secondaryPhone, whatsappNumber } = agent;
  refuseEasyPassword(agent.password, { email, phones: [primaryPhone, secondaryPhone, whatsappNumber] });
  await countSignUp(db, visit.ip);
  await refuseTaken(db, email, withCountry(primaryPhone));
  const [photo] = await keepPhotos(context, uploads.profile, { allowsBmp: true });
  const kept = await keepPhotos(context, uploads.licence, {
    allowsBmp: true,
    isPrivate: true,
    field: 'licences',
  });
  const account = accountOf(agent, await hashPassword(agent.password), photo?.hash ?? null);
  const hashes = kept.map(({ hash }) => hash);
  const cityKey = await cityKeyOfLocation(db, agent.location);
  const { language } = visit;
  const registration = { account, agent, cityKey, hashes, language, publicUrl: context.publicUrl() };
  return context.write(async (tx, about) => {
    about(await namingTakenField(() => settle(tx, registration, clock.now())));
    return { result: true, message: 'Registration successful!' };
  });
});

/** The four steps of the registration. The contact step is pre-filled from the personal one and counts. */
interface Agent extends AgentPersonal, AgentDetails, AgentPhoto, AgentContact {}

type Files = Pick<Agent, 'licences' | 'picture'>;

function readAgent(body: RequestOf<typeof registerAgent>, files: Files): Agent {
  const typed = (text = ''): string => agentRules.clean(text).trim();
  return {
    name: typed(body.name),
    location: typed(body.location),
    vehicleType: typed(body.vehicle_type),
    workType: typed(body.work_type),
    ...files,
    mobile: readPhone(body.mobile),
    primaryPhone: readPhone(body.mobile),
    secondaryPhone: readPhone(body.secondary_mobile),
    whatsappNumber: readPhone(body.whatsapp_contact),
    email: readEmail(agentRules.clean(body.email)),
    password: body.password,
    // The form has checked that both passwords are the same, and sends one.
    confirm: body.password,
  };
}

/** Vehicle, licence and photo may be added later, in the profile. */
function rulesFor(agent: Agent): RuleTable<Agent> {
  const { personal, details, picture, contact } = agentRules;
  const { name = [], location = [] } = personal;
  return { name, location, ...asFarAsGiven<Agent>({ ...details, ...picture }, agent), ...contact };
}

function accountOf(agent: Agent, passwordHash: string, picture: string | null): NewAccount {
  const phone = withCountry(agent.primaryPhone);
  return { role: 'deliverystaff', name: agent.name, email: agent.email, phone, passwordHash, picture };
}

interface Registration {
  readonly account: NewAccount;
  readonly agent: Agent;
  readonly cityKey: string;
  readonly hashes: readonly string[];
  /** In which the wording of the consent was read. */
  readonly language: Language;
  /** The beginning of links in the mail. */
  readonly publicUrl: string;
}

/** In one transaction. */
async function settle(tx: Db, registration: Registration, now: Date): Promise<number> {
  const accountId = await addAccount(tx, registration.account);
  await addAgentRow(tx, rowOf(accountId, registration));
  await addLicences(tx, accountId, registration.hashes, now);
  await recordConsent(tx, accountId, agentConsent, registration.language, now);
  await recordSecurityEvent(tx, { accountId, event: 'signed up' }, now);
  const about = { subject: 'account', subjectId: accountId } as const;
  await recordAuditEntry(tx, { actorId: accountId, action: 'agent registered', ...about }, now);
  await queueMail(
    tx,
    accountId,
    agentRegisteredLetter(registration.agent.email, registration.publicUrl),
    now,
  );
  return accountId;
}

function rowOf(accountId: number, { agent, cityKey }: Registration): NewAgent {
  return {
    accountId,
    phone: withCountry(agent.primaryPhone),
    secondPhone: withCountryIfGiven(agent.secondaryPhone),
    whatsapp: withCountryIfGiven(agent.whatsappNumber),
    vehicleType: agent.vehicleType,
    workType: agent.workType || workTypes[0],
    location: agent.location,
    cityKey,
  };
}
