import { setNumberFree, type ReleaseOptions } from '../console/people/release-phone';
import type { Command } from './command';
import { parseArgs } from 'node:util';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';

/** `npm run account:release-phone -- --phone 9876543210`, and `--remove` where the whole account has to go. */
export const releasePhone: Command = async (args, { db, now }) => [
  String(await setNumberFree(db, readReleaseOptions(args), now)),
];

/** Throws an error with a message for the operator. */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const options = { phone: { type: 'string' }, remove: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const phone = readMobile(values.phone ?? '');
  if (!phone) throw new Error('Name the number by its ten digits: --phone 9876543210');
  return { phone, removesAccount: values.remove ?? false, actorId: null };
}
