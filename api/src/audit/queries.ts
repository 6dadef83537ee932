import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { Changes, Change, ChangeValue } from './changes';
import { createHmac, randomBytes } from 'node:crypto';

export interface AuditEntry {
  /** Null: somebody who was not signed in, the operator at the machine, or a job. */
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: AuditSubject;
  /** Null for what has no number, such as a setting. */
  readonly subjectId: number | null;
  /** The name of what has no number: a setting, a word, a place. */
  readonly subjectKey?: string;
  /** Never personal data, because entries stay when accounts are deleted. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
  /** Made by `changesOf`, which is told what is personal; such values are stored as hashes. */
  readonly changes?: Changes;
}

export type AuditSubject =
  | 'account'
  | 'shop'
  | 'payment'
  | 'review'
  | 'agent'
  | 'setting'
  | 'announcement'
  | 'job'
  | 'word'
  | 'correction'
  | 'place'
  | 'mail'
  | 'statement'
  | 'admin';

/** Writes down who did what; entries are kept for ever. Pass the transaction of the action itself. */
export async function recordAuditEntry(db: Db, entry: AuditEntry, now: Date): Promise<void> {
  const { actorId, action, subject, subjectId, subjectKey = null, detail = {}, changes = {} } = entry;
  const stored = await storedChanges(db, changes, `${subject} ${subjectId ?? subjectKey ?? ''}`);
  await db.run(sql`
    INSERT INTO audit (at, actor_id, action, subject, subject_id, subject_key, detail, changes)
    VALUES (${now}, ${actorId}, ${action}, ${subject}, ${subjectId}, ${subjectKey}, ${JSON.stringify(detail)},
            ${JSON.stringify(stored)})`);
}

/** How a hash is told from a value, here and in the console. */
const hashMark = 'hash:';

/** The longest value that is kept whole. */
const mostLetters = 300;

/**
 * The changes as they are stored. A personal value becomes a hash under the installation's key and the thing that it
 * belongs to: whoever knows a value can be told whether it was the one, and nobody can read it out or see that two
 * people share it.
 */
async function storedChanges(db: Db, changes: Changes, about: string): Promise<Changes> {
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

/** A random key of this installation. It is made when it is first asked for, and is the same in every process. */
async function installationSecret(db: Db, name: string): Promise<Buffer> {
  const known = await readSecret(db, name);
  if (known) return known;
  await db.run(sql`
    INSERT INTO installation_secret (name, secret) VALUES (${name}, ${randomBytes(32)}) ON CONFLICT DO NOTHING`);
  const made = await readSecret(db, name);
  if (!made) throw new Error('a secret that was just made is gone');
  return made;
}

async function readSecret(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.maybe<{ secret: Buffer }>(
    sql`SELECT secret FROM installation_secret WHERE name = ${name}`,
  );
  return row?.secret ?? null;
}
