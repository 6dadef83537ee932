import {
  changeSettings,
  closePayments,
  confirmPayee,
  dropPayee,
  proposePayee,
  readAllSettings,
} from '@aaspaas/contract/console/settings/calls';
import {
  payeeRules,
  readSetting,
  type SettingName,
  settingRules,
} from '@aaspaas/contract/console/settings/rules/settings';
import { Failure } from '@aaspaas/contract/failure';
import { type Sentence, says } from '@aaspaas/contract/says';
import { listAdmins } from '../../accounts/admin-queries';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { changeSettings as change } from './change-settings';
import { sayTold } from '../../settings/say-told';
import { readSettings, type Settings } from '../../settings/queries';
import { confirm, drop, propose } from './payee';
import { presentProposal } from './present';
import { openProposal } from './queries';
import { refuseStale } from './stale';
import { mayConfirm } from './who-confirms';

export const settingsRoutes = [
  route(readAllSettings, async ({ db, clock, actor, hasMailServer }) => {
    const now = clock.now();
    const [values, proposal, admins] = await Promise.all([
      readSettings(db),
      openProposal(db),
      listAdmins(db),
    ]);
    const asking = { accountId: actor.accountId, hasMailServer };
    const shown = proposal && presentProposal(proposal, await mayConfirm(db, proposal, asking, now), now);
    return { result: true, values, proposal: shown, admins: admins.length };
  }),

  route(changeSettings, async ({ body, actor, db, clock, publicUrl }) => {
    const values = typedValues(body.values);
    checkTyped(values);
    const next = mapValues(values, readSetting);
    const check = (now: Settings) => refuseStale(body.before, now, namesOf(next));
    await change(db, { values: next, actor, publicUrl: publicUrl(), check }, clock.now());
    return { result: true, message: 'Saved. It is in force now.' };
  }),

  route(proposePayee, async ({ body, actor, db, clock, publicUrl }) => {
    checkRules(payeeRules, body);
    const next = mapValues(body, readSetting);
    await propose(db, next, { actor, publicUrl: publicUrl() }, clock.now());
    return { result: true, message: 'Nothing has changed yet. Try it with one rupee.' };
  }),

  route(confirmPayee, async ({ body, actor, db, clock, publicUrl, hasMailServer }) => {
    const by = { actor, publicUrl: publicUrl(), hasMailServer };
    const told = await confirm(db, { proposalId: body.proposal_id, ...by }, clock.now());
    return { result: true, message: sayConfirmed(told, hasMailServer), owners_told: told };
  }),

  route(dropPayee, async ({ body, actor, db, clock }) => {
    await drop(db, body.proposal_id, actor, clock.now());
    return { result: true, message: 'Stopped. Payments go where they went before.' };
  }),

  route(closePayments, async ({ actor, db, clock, publicUrl }) => {
    const check = ({ upi_id }: Settings) => {
      if (!upi_id) throw new Failure('taken', 'Payments are closed already.');
    };
    await change(db, { values: { upi_id: '' }, actor, publicUrl: publicUrl(), check }, clock.now());
    return { result: true, message: 'Payments are closed.' };
  }),
];

type Typed = Partial<Record<SettingName, string>>;

/** What was sent, without what was left out. */
const typedValues = (values: { readonly [Name in SettingName]?: string | undefined }): Typed =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const checkTyped = (values: Typed): void =>
  checkRules(
    // The rows of the settings that were sent; each looks at its own value only.
    Object.fromEntries(namesOf(values).map((name) => [name, settingRules[name]])) as typeof settingRules,
    values as Settings,
  );

// The keys of an object are its fields; Object.keys widens them to string.
const namesOf = (values: Typed) => Object.keys(values) as SettingName[];

const mapValues = <Values extends Typed>(values: Values, read: typeof readSetting): Values =>
  // Every field stays, as another string.
  Object.fromEntries(namesOf(values).map((name) => [name, read(name, values[name] ?? '')])) as Values;

const sayConfirmed = (told: number, hasMailServer: boolean): Sentence =>
  told > 0
    ? says('Payments go there from now on. {told}', { told: sayTold(told, hasMailServer) })
    : 'Payments go there from now on.';
