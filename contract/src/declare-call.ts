import type { Role } from './roles/roles';
import type { Permission, Proof } from './roles/grades';
import { product } from './product';

/** Who may make a call: anyone, anyone signed in, or the holders of some roles. */
export type Who = 'anyone' | 'signed-in' | readonly Role[];

/** Ids in a request that must be the caller's own; if absent, the caller's own id is used. */
export type OwnIds = Readonly<Record<string, 'account' | 'shop'>>;

export interface FileField {
  readonly most: number;
  readonly maxBytes: number;
  /** Said of a larger file; without it, what is said of photos. */
  readonly tooLarge?: string;
}

/** Files of a multipart call, by field name. */
export type FileFields = Readonly<Record<string, FileField>>;

/**
 * All that a browser needs to know about a call. The shapes of its request and reply are in `shapes.ts` beside it.
 */
export interface DeclaredCall<
  Path extends string = string,
  W extends Who = Who,
  Files extends FileFields | null = FileFields | null,
> {
  readonly path: Path;
  readonly who: W;
  readonly own: OwnIds;
  /** Only for multipart calls. */
  readonly files: Files;
  /** Public reads also answer GET, with the same fields in the query, so that HTTP caches can store them. */
  readonly hasGetTwin: boolean;
  /** An admin with this permission may also use other people's ids; anybody else gets a 403. */
  readonly adminMay: Permission | null;
  /** Only for calls of the console: what the admin's grade must allow. */
  readonly permission: Permission | null;
  /** The second factor that a call of the console asks for; elsewhere, that an admin needs for other people's ids. */
  readonly proof: Proof;
  /** Accepts an Idempotency-Key: sent twice with the same key, it is done once and answered twice. */
  readonly isRetryable: boolean;
}

interface Declaration<W extends Who, Files extends FileFields | null> {
  who: W;
  own?: OwnIds;
  files?: Files;
  hasGetTwin?: boolean;
  adminMay?: Permission;
  permission?: Permission;
  proof?: Proof;
  isRetryable?: boolean;
}

// Lets a build leave out the calls that it does not make.
/* @__NO_SIDE_EFFECTS__ */
export function declareCall<
  const Path extends string,
  const W extends Who,
  const Files extends FileFields | null = null,
>(path: Path, call: Declaration<W, Files>): DeclaredCall<`${typeof product.base}${Path}`, W, Files> {
  return {
    path: `${product.base}${path}`,
    who: call.who,
    own: call.own ?? {},
    // Without files, `Files` is null.
    files: call.files ?? (null as Files),
    hasGetTwin: call.hasGetTwin ?? false,
    adminMay: call.adminMay ?? null,
    permission: call.permission ?? null,
    proof: call.proof ?? 'where set up',
    isRetryable: call.isRetryable ?? false,
  };
}
