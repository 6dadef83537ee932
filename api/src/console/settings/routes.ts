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
import { listAdmins } from '../../accounts/admin-queries';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { changeSettings as change } from '../../settings/change';
import { readSettings, type Settings } from '../../settings/queries';
import { confirm, drop, propose } from './payee';
import { presentProposal } from './present';
import { openProposal } from './queries';
import { refuseStale } from './stale';

export const settingsRoutes = [
  route(readAllSettings, async ({ db, clock }) => {
    const [values, proposal, admins] = await Promise.all([
      readSettings(db),
      openProposal(db),
      listAdmins(db),
    ]);
    return { result: true, values, proposal: presentProposal(proposal, clock.now()), admins: admins.length };
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
    return { result: true, message: 'Nothing has changed yet. Try it with one rupee, then confirm it.' };
  }),

  route(confirmPayee, async ({ body, actor, db, clock, publicUrl }) => {
    const told = await confirm(db, body.proposal_id, { actor, publicUrl: publicUrl() }, clock.now());
    return { result: true, message: sayConfirmed(told), owners_told: told };
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

const sayConfirmed = (told: number): string => {
  const owners =
    told === 1 ? '1 owner who was waiting gets a mail.' : `${told} owners who were waiting get a mail.`;
  return told === 0 ? 'Payments go there from now on.' : `Payments go there from now on. ${owners}`;
};
