import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import { hashToken } from '../../http/session/token';

export interface TwoStepState {
  on_since: Date | null;
  codes_left: number;
}

export function readState(db: Db, accountId: number): Promise<TwoStepState> {
  return db.one<TwoStepState>(sql`
    SELECT (SELECT on_since FROM second_factor WHERE account_id = ${accountId}),
      (SELECT count(*) FROM second_factor_code WHERE account_id = ${accountId} AND used_at IS NULL) AS codes_left`);
}

export async function keepOffer(db: Db, accountId: number, sealedSecret: Buffer, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO second_factor_offer (account_id, sealed_secret, made_at)
    VALUES (${accountId}, ${sealedSecret}, ${now})
    ON CONFLICT (account_id) DO UPDATE SET sealed_secret = EXCLUDED.sealed_secret, made_at = EXCLUDED.made_at`);
}

/** Held until the transaction ends, so that one offer becomes one second factor. */
export async function holdOffer(tx: Db, accountId: number, madeAfter: Date): Promise<Buffer | null> {
  const offer = await tx.maybe<{ sealed_secret: Buffer }>(sql`
    SELECT sealed_secret FROM second_factor_offer
    WHERE account_id = ${accountId} AND made_at > ${madeAfter} FOR UPDATE`);
  return offer?.sealed_secret ?? null;
}

interface NewFactor {
  readonly accountId: number;
  readonly sealedSecret: Buffer;
  readonly step: number;
}

/** Takes the place of an older one. Only the session that did it has given the new one. */
export async function turnOn(
  tx: Db,
  { accountId, sealedSecret, step }: NewFactor,
  token: string,
  now: Date,
): Promise<void> {
  await tx.run(sql`DELETE FROM second_factor_offer WHERE account_id = ${accountId}`);
  await tx.run(sql`
    INSERT INTO second_factor (account_id, sealed_secret, on_since, last_step)
    VALUES (${accountId}, ${sealedSecret}, ${now}, ${step})
    ON CONFLICT (account_id) DO UPDATE SET sealed_secret = EXCLUDED.sealed_secret, on_since = EXCLUDED.on_since,
      last_step = EXCLUDED.last_step`);
  await tx.run(sql`UPDATE session SET proven_at = NULL WHERE account_id = ${accountId}`);
  await markProven(tx, token, now);
}

export async function readSecret(db: Db, accountId: number): Promise<Buffer | null> {
  const factor = await db.maybe<{ sealed_secret: Buffer }>(
    sql`SELECT sealed_secret FROM second_factor WHERE account_id = ${accountId}`,
  );
  return factor?.sealed_secret ?? null;
}

/** False if this step's code, or a later one, has been used. One statement: of two at the same moment one gets it. */
export async function takeStep(tx: Db, accountId: number, step: number): Promise<boolean> {
  const used = await tx.run(sql`
    UPDATE second_factor SET last_step = ${step} WHERE account_id = ${accountId} AND last_step < ${step}`);
  return used === 1;
}

export async function takeCode(tx: Db, accountId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx.run(sql`
    UPDATE second_factor_code SET used_at = ${now}
    WHERE account_id = ${accountId} AND code_hash = ${codeHash} AND used_at IS NULL`);
  return used === 1;
}

export async function replaceCodes(tx: Db, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  // Held, so that two at the same moment do not leave twenty.
  await tx.run(sql`SELECT FROM second_factor WHERE account_id = ${accountId} FOR UPDATE`);
  await tx.run(sql`DELETE FROM second_factor_code WHERE account_id = ${accountId}`);
  await tx.run(sql`
    INSERT INTO second_factor_code (account_id, code_hash)
    SELECT ${accountId}, hash FROM unnest(${hashes}::bytea[]) AS made (hash)`);
}

export async function markProven(tx: Db, token: string, now: Date): Promise<void> {
  await tx.run(sql`UPDATE session SET proven_at = ${now} WHERE token_hash = ${hashToken(token)}`);
}

export async function readEmail(db: Db, accountId: number): Promise<string | null> {
  const account = await db.maybe<{ email: string | null }>(
    sql`SELECT email FROM account WHERE id = ${accountId}`,
  );
  return account?.email ?? null;
}
