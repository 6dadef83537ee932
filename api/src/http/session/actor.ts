import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { Role } from '@aaspaas/contract/roles/roles';
import type { Grade } from '@aaspaas/contract/roles/grades';

/** The signed-in person who makes a request. */
export interface Actor {
  readonly accountId: number;
  readonly role: Role;
  /** Null for everybody but admins. */
  readonly grade: Grade | null;
  readonly shopId: number | null;
  readonly name: string;
  readonly picture: string | null;
  /** The key of the place that the profile names. */
  readonly place: string | null;
  /** That the person has chosen, by its code. */
  readonly language: string | null;
  readonly signedInAt: Date;
  /** When this session gave the second factor; null if it has not. */
  readonly provenAt: Date | null;
  /** True if the second factor is set up; only admins have one. */
  readonly hasSecondFactor: boolean;
  /** When the account was made. */
  readonly joinedAt: Date;
}

/** What the browser is told about the actor. */
export function presentActor(actor: Actor): SessionUser {
  return {
    id: actor.accountId,
    u_id: actor.accountId,
    role: actor.role,
    sh_id: actor.shopId,
    name: actor.name,
    picture: actor.picture,
    place: actor.place,
    ...(actor.language && { language: actor.language }),
    grade: actor.grade,
    ...(actor.hasSecondFactor && !actor.provenAt && { needs_code: true }),
  };
}
