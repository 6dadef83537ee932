import { createHmac } from 'node:crypto';
import type { Db } from '../db/open';
import type { Change, Changes, ChangeValue } from './changes';
import { installationSecret } from './installation-secret-queries';

/** How a hash is told from a value, here and in the console. */
export const hashMark = 'hash:';

/** The longest value that is kept whole. */
const mostLetters = 300;

/**
 * The changes as they are stored. A personal value becomes a hash under the installation's key and the thing that it
 * belongs to: whoever knows a value can be told whether it was the one, and nobody can read it out or see that two
 * people share it.
 */
export async function storedChanges(db: Db, changes: Changes, about: string): Promise<Changes> {
  const isPersonal = Object.values(changes).some((change) => change.isPersonal);
  const secret = isPersonal ? await installationSecret(db, 'audit') : null;
  const stored = Object.entries(changes).map(([field, change]) => {
    const keep = secret && change.isPersonal ? hasher(secret, `${about} ${field}`) : clip;
    return [field, { from: keep(change.from), to: keep(change.to) } satisfies Change];
  });
  return Object.fromEntries(stored);
}

/** No value has nothing to hide, so that an entry still tells 'added' from 'changed'. */
const hasher =
  (secret: Buffer, about: string) =>
  (value: ChangeValue): ChangeValue =>
    value === null || value === ''
      ? value
      : hashMark + createHmac('sha256', secret).update(`${about} ${value}`).digest('base64url').slice(0, 16);

const clip = (value: ChangeValue): ChangeValue =>
  typeof value === 'string' && value.length > mostLetters ? `${value.slice(0, mostLetters)}…` : value;
