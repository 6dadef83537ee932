import type { GenericSchema, InferOutput } from 'valibot';
import { product } from './product';
import type { Role } from './accounts/roles';

/** Who may make a call: anyone, anyone signed in, or the holders of some roles. */
export type Who = 'anyone' | 'signed-in' | readonly Role[];

/** Ids in a body that must be the caller's own; absent, the caller's own id is meant. */
export type OwnIds = Readonly<Record<string, 'account' | 'shop'>>;

/** Files of a multipart call, by field name. */
export type FileFields = Readonly<Record<string, { readonly most: number; readonly maxBytes: number }>>;

export interface Call<
  W extends Who = Who,
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
> {
  readonly path: string;
  readonly who: W;
  readonly request: Request;
  readonly reply: Reply;
  readonly own: OwnIds;
  /** Present on multipart calls only. */
  readonly files: FileFields | null;
  /** Public reads also answer GET with the same fields in the query, so that HTTP caches can keep them. */
  readonly hasGetTwin: boolean;
  /** Refused with 403 for other people's ids, except to an admin. */
  readonly adminMay: boolean;
}

export type RequestOf<C extends Call> = InferOutput<C['request']>;
export type ReplyOf<C extends Call> = InferOutput<C['reply']>;

interface Declaration<W extends Who, Request extends GenericSchema, Reply extends GenericSchema> {
  who: W;
  request: Request;
  reply: Reply;
  own?: OwnIds;
  files?: FileFields;
  hasGetTwin?: boolean;
  adminMay?: boolean;
}

// Lets a build leave out the calls that it does not make.
/* @__NO_SIDE_EFFECTS__ */
export function declareCall<const W extends Who, Request extends GenericSchema, Reply extends GenericSchema>(
  path: string,
  call: Declaration<W, Request, Reply>,
): Call<W, Request, Reply> {
  return {
    path: product.base + path,
    who: call.who,
    request: call.request,
    reply: call.reply,
    own: call.own ?? {},
    files: call.files ?? null,
    hasGetTwin: call.hasGetTwin ?? false,
    adminMay: call.adminMay ?? false,
  };
}
