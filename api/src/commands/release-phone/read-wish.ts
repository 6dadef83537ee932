import { parseArgs } from 'node:util';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import type { ReleaseWish } from '../../console/people/release-phone';

/** Throws an error with a message for the operator. */
export function readReleaseWish(args: readonly string[]): ReleaseWish {
  const options = { phone: { type: 'string' }, remove: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const phone = readMobile(values.phone ?? '');
  if (!phone) throw new Error('Name the number by its ten digits: --phone 9876543210');
  return { phone, removesAccount: values.remove ?? false, actorId: null };
}
