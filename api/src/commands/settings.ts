import {
  readSetting,
  type SettingName,
  settingRules,
} from '@aaspaas/contract/console/settings/rules/settings';
import { complain } from '@aaspaas/contract/rule-engine/rule';
import { changeSettings } from '../console/settings/change-settings';
import { readSettings, settingDefaults, type Settings } from '../settings/queries';
import { sayTold } from '../settings/say-told';
import type { Command, CommandContext } from './command';

const usage = `How to use it:
  npm run settings                              lists all settings
  npm run settings -- get upi_id
  npm run settings -- set upi_id shopname@bank`;

/** Shows and changes the settings, by the same rules as every form. */
export const settings: Command = async (args, context) => {
  const [task = 'list', name = '', value, ...more] = args;
  const current = await readSettings(context.db);
  if (task === 'list' && args.length <= 1) return names.map((each) => lineOf(each, current));
  if (task === 'get' && value === undefined) return [current[known(name)]];
  if (task === 'set' && value !== undefined && more.length === 0)
    return set(known(name), value, current, context);
  throw new Error(usage);
};

// The keys of the table are exactly the names of settings.
const names = Object.keys(settingDefaults) as SettingName[];

const lineOf = (name: SettingName, current: Settings): string =>
  `${name.padEnd(18)} ${current[name] || '(not set)'}`;

function known(name: string): SettingName {
  const found = names.find((each) => each === name);
  if (found) return found;
  throw new Error(`There is no setting called '${name}'. There are: ${names.join(', ')}.`);
}

async function set(
  name: SettingName,
  typed: string,
  current: Settings,
  context: CommandContext,
): Promise<string[]> {
  const complaint = complain(settingRules, { ...current, [name]: typed })[name];
  if (complaint) throw new Error(`${complaint}.`);
  const value = readSetting(name, typed);
  const { db, env, publicUrl, now } = context;
  const told = await changeSettings(db, { values: { [name]: value }, actor: null, publicUrl }, now);
  return [
    `${name} is ${value ? `now ${value}` : 'not set any more'}.`,
    ...(told > 0 ? [String(sayTold(told, env.hasMailServer))] : []),
  ];
}
