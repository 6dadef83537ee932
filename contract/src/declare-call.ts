import type { Role } from './accounts/roles';
import { product } from './product';

/** Who may make a call: anyone, anyone signed in, or the holders of some roles. */
export type Who = 'anyone' | 'signed-in' | readonly Role[];

/** Ids in a body that must be the caller's own; absent, the caller's own id is meant. */
export type OwnIds = Readonly<Record<string, 'account' | 'shop'>>;

export interface FileField {
  readonly most: number;
  readonly maxBytes: number;
}

/** Files of a multipart call, by field name. */
export type FileFields = Readonly<Record<string, FileField>>;

/** All that a browser needs to know of a call. What request and reply look like stands in `shapes.ts` beside it. */
export interface DeclaredCall<
  Path extends string = string,
  W extends Who = Who,
  Files extends FileFields | null = FileFields | null,
> {
  readonly path: Path;
  readonly who: W;
  readonly own: OwnIds;
  /** Present on multipart calls only. */
  readonly files: Files;
  /** Public reads also answer GET with the same fields in the query, so that HTTP caches can keep them. */
  readonly hasGetTwin: boolean;
  /** What a GET answers changes at a person's word and must be asked for anew each time. */
  readonly isLive: boolean;
  /** Refused with 403 for other people's ids, except to an admin. */
  readonly adminMay: boolean;
  /** Takes an Idempotency-Key: sent twice with the same key, it happens once and is answered twice. */
  readonly isRetryable: boolean;
}

interface Declaration<W extends Who, Files extends FileFields | null> {
  who: W;
  own?: OwnIds;
  files?: Files;
  hasGetTwin?: boolean;
  isLive?: boolean;
  adminMay?: boolean;
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
    isLive: call.isLive ?? false,
    adminMay: call.adminMay ?? false,
    isRetryable: call.isRetryable ?? false,
  };
}
