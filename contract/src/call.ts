import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { product } from './product';
import type { Role } from './accounts/roles';

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

export interface Call<
  W extends Who = Who,
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
  Files extends FileFields | null = FileFields | null,
> {
  readonly path: string;
  readonly who: W;
  readonly request: Request;
  readonly reply: Reply;
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

/** What a handler gets: the request after its shape has filled in what was left out. */
export type RequestOf<C extends Call> = InferOutput<C['request']>;
/** What a caller sends. */
export type RequestTo<C extends Call> = InferInput<C['request']>;
export type ReplyOf<C extends Call> = InferOutput<C['reply']>;

interface Declaration<
  W extends Who,
  Request extends GenericSchema,
  Reply extends GenericSchema,
  Files extends FileFields | null,
> {
  who: W;
  request: Request;
  reply: Reply;
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
  const W extends Who,
  Request extends GenericSchema,
  Reply extends GenericSchema,
  const Files extends FileFields | null = null,
>(path: string, call: Declaration<W, Request, Reply, Files>): Call<W, Request, Reply, Files> {
  return {
    path: product.base + path,
    who: call.who,
    request: call.request,
    reply: call.reply,
    own: call.own ?? {},
    // Without files, `Files` is null.
    files: call.files ?? (null as Files),
    hasGetTwin: call.hasGetTwin ?? false,
    isLive: call.isLive ?? false,
    adminMay: call.adminMay ?? false,
    isRetryable: call.isRetryable ?? false,
  };
}
