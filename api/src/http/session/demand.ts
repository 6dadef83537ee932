import { isGranted, type Permission, type Proof, recentProofMs } from '@aaspaas/contract/roles/grades';
import { Failure } from '@aaspaas/contract/failure';
import type { Actor } from './actor';

interface Demand {
  readonly permission: Permission;
  readonly proof: Proof;
}

/** Throws unless the admin's grade has the permission, and the second factor was given when the proof says. */
export function demand(actor: Actor, { permission, proof }: Demand, now: Date): void {
  if (!isGranted(actor.grade, permission)) throw new Failure('not-yours', 'Your account may not do this.');
  if (!isProven(actor, proof, now)) throw new Failure('second-factor', 'Please enter your code to continue.');
}

export function isProven({ provenAt, hasSecondFactor }: Actor, proof: Proof, now: Date): boolean {
  if (proof === 'none') return true;
  if (!provenAt) return proof === 'where set up' && !hasSecondFactor;
  return proof !== 'recent' || now.getTime() - provenAt.getTime() < recentProofMs;
}

/** An admin who has given the second factor, where one is set up. A password alone shows no more than guests see. */
export const isTrustedAdmin = (actor: Actor | null): boolean =>
  actor?.role === 'admin' && (actor.provenAt !== null || !actor.hasSecondFactor);
