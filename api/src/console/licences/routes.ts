import { approveLicence, listLicences, refuseLicence } from '@aaspaas/contract/console/licences/calls';
import { refusalRules } from '@aaspaas/contract/console/licences/rules/refusal';
import { Failure } from '@aaspaas/contract/failure';
import { countShownPeople } from '../../accounts/count-shown-people';
import { licenceUrlForAdmins } from '../../agents/licences';
import { recordAuditEntry } from '../../audit/queries';
import type { Actor } from '../../http/session/actor';
import { checkRules } from '../../http/check-rules';
import { route, type Services } from '../../http/route';
import { licenceCheckedLetter, licenceRefusedLetter } from '../../mail/letters/licence-decided';
import { queueMail } from '../../mail/queries';
import { readPage } from '../paging';
import * as queries from './queries';

const states = ['waiting', 'checked', 'refused'] as const;

export const licenceRoutes = [
  route(listLicences, async ({ db, body, actor, clock }) => {
    const state = states.find((each) => each === body.state) ?? 'waiting';
    const { rows, ...page } = await readPage(body.page, {
      count: () => queries.countLicences(db, state),
      rows: (slice) => queries.listLicences(db, state, slice),
    });
    const agents = rows.map(({ id }) => id);
    await countShownPeople(db, actor, agents, clock.now());
    return { result: true, ...page, rows: rows.map(presentLicence) };
  }),

  route(approveLicence, async ({ body, ...context }) => {
    await decide(context, body, { state: 'checked', reason: '' });
    return { result: true, message: 'Checked. Customers see it beside the agent’s name.' };
  }),

  route(refuseLicence, async ({ body, ...context }) => {
    checkRules(refusalRules, body);
    await decide(context, body, { state: 'refused', reason: body.reason.trim() });
    return { result: true, message: 'Refused. The agent is told why.' };
  }),
];

const presentLicence = ({ hashes, since, ...row }: queries.LicenceListRow) => {
  const { id, name, phone, location, vehicle_type, ...check } = row;
  return {
    ...check,
    agent: { id, name, phone, location, vehicle_type },
    since: since.toISOString(),
    photos: hashes.map((hash) => licenceUrlForAdmins(id, hash, 1600)),
  };
};

interface Checker extends Pick<Services, 'db' | 'clock' | 'publicUrl'> {
  readonly actor: Actor;
}

interface Seen {
  readonly id: number;
  readonly since: string;
}

interface Decision {
  readonly state: 'checked' | 'refused';
  readonly reason: string;
}

/** Decides on the photos that were seen; not on newer ones, and not twice. */
async function decide({ db, clock, actor, publicUrl }: Checker, seen: Seen, decision: Decision) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const held = await queries.holdLicence(tx, seen.id);
    if (!held) throw new Failure('missing', 'There is no licence of this agent any more.');
    if (held.since.toISOString() !== seen.since)
      throw new Failure(
        'taken',
        'Somebody has decided on this licence, or the agent has sent new photos. Please look again.',
      );
    if (decision.state === 'checked' && !(await queries.hasViewed(tx, seen.id, actor.accountId, held.since)))
      throw new Failure('mismatch', 'Please look at the photos first.');
    await queries.decide(tx, seen.id, { ...decision, decidedBy: actor.accountId }, now);
    const action = decision.state === 'checked' ? 'licence checked' : 'licence refused';
    const about = { subject: 'agent', subjectId: seen.id, detail: { was: held.state } } as const;
    await recordAuditEntry(tx, { actorId: actor.accountId, action, ...about }, now);
    if (held.email === null) return;
    const letter =
      decision.state === 'checked'
        ? licenceCheckedLetter(held.email, publicUrl())
        : licenceRefusedLetter(held.email, decision.reason, publicUrl());
    await queueMail(tx, seen.id, letter, now);
  });
}
