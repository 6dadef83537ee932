import { safeParse } from 'valibot';
import type { AnswerOf, Call, RequestOf } from '@aaspaas/contract/call';
import type { FileFields } from '@aaspaas/contract/declare-call';
import { callsByPath, type ShapedCall } from '@aaspaas/contract/every-call';
import { Failure } from '@aaspaas/contract/failure';
import type { Language } from '@aaspaas/contract/languages';
import type { Behind } from '../db/fence';
import type { Db } from '../db/open';
import { tellingAge } from '../db/reads';
import type { PhotoStore } from '../photos/store';
import type { Upload } from '../photos/upload';
import type { Clock } from '../system/clock';
import type { JobBook } from '../system/job-book';
import type { Seal } from '../system/seal';
import type { Actor } from './session/actor';
import { attemptOf } from './attempt';
import { checkOnce, checkSometimes, type ReplyChecks } from './check-reply';
import { demand } from './session/demand';
import { turnKeyOf } from './allowances';
import { doors } from './doors';
import type { ListLimits } from './list-limits';
import { answerOnce, type Write } from './once';
import type { Making, SharedReplies } from './shared-replies/shared-replies';
import type { Uploads } from './uploads/multipart';
import type { UploadGate } from './uploads/upload-gate';
import { type Kind, lists, type WorkLimits } from './work-limits';

/** Tokens of a password recovery, which the browser keeps for a few minutes. */
export interface SecretCookies {
  read(name: SecretCookie): string | null;
  keep(name: SecretCookie, token: string, lastsMs: number): void;
  drop(name: SecretCookie): void;
}
export type SecretCookie = 'challenge' | 'grant';

/** What a handler knows of the request besides its body, and the cookies that it may set. */
export interface Visit {
  readonly actor: Actor | null;
  readonly ip: string;
  /** Roughly tells browsers behind one ip apart. Anybody can send another user agent, so nothing secret relies on it. */
  readonly userAgentHash: string;
  /**
   * The hash of a random token by which the browser is recognised. A browser that has none gets one with the reply, in
   * a cookie, so this is only for sign-in, sign-up and recovery.
   */
  knowDevice(): Buffer;
  /** The name that a person would give the device, such as 'Chrome on Android'. */
  readonly deviceName: string;
  /** Of the page that asks. */
  readonly language: Language;
  readonly sessionToken: string | null;
  readonly secrets: SecretCookies;
  startSession(token: string, lastsMs: number | null): void;
  endSession(): void;
}

export interface Services {
  readonly db: Db;
  /** For reads of what everybody may see, which replicas can answer. */
  readonly reads: Db;
  readonly clock: Clock;
  readonly photoStore: PhotoStore;
  /** The beginning of links in mails. Known once the server listens. */
  publicUrl(): string;
  readonly limits: ListLimits;
  readonly work: WorkLimits;
  readonly uploadGate: UploadGate;
  readonly jobBook: JobBook;
  /** When this process began, with the environment that it has. */
  readonly startedAt: Date;
  /** Mails are sent, not only kept. */
  readonly hasMailServer: boolean;
  /** Not null: the database lacks an acknowledged change, and nothing is written to it. */
  databaseBehind(): Behind | null;
  /** When the newest backup was made, as far as this server can tell. */
  newestBackup(): Promise<Date | null>;
  readonly seal: Seal;
  readonly shared: SharedReplies;
  readonly checks: ReplyChecks;
}

export type ActorOf<C extends Call> = C['who'] extends 'anyone' ? Actor | null : Actor;

type UploadsOf<C extends Call> = C['files'] extends FileFields
  ? { readonly [Field in keyof C['files']]: readonly Upload[] }
  : null;

export interface Context<C extends Call> extends Services, Omit<Making, 'onlyOnce' | 'isOld'> {
  readonly body: RequestOf<C>;
  readonly actor: ActorOf<C>;
  readonly visit: Visit;
  /** The files of the request, on disk until the call is answered; keepPhotos stores them as photos. */
  readonly uploads: UploadsOf<C>;
  /** The sender, where senders take turns with heavy work. */
  readonly sender: string;
  /** Runs the work after the call, and tells it whether the call failed. */
  atEnd(work: (hasFailed: boolean) => Promise<void>): void;
  /**
   * Runs the work of a retryable call in a transaction. When the call is sent again with the same Idempotency-Key it
   * gets the reply that `work` gave, and nothing is done twice.
   */
  readonly write: Write<AnswerOf<C>>;
}

/** What comes with a request besides its body. */
export interface Attached {
  readonly uploads?: Uploads;
  readonly retryKey?: string | null;
  /** Where the reply may be shared with other visitors. */
  readonly making?: Making;
  /** False: the caller has counted it already. */
  readonly isCounted?: boolean;
  /** The caller has read the request already. */
  readonly isRead?: boolean;
}

export interface Route {
  readonly call: ShapedCall;
  /** The kind that its requests are counted as; null where the handler has its own limit. */
  readonly kind: Kind | null;
  /** The request without unknown fields, or a failure. */
  read(raw: unknown): Readonly<Record<string, unknown>>;
  /** Throws if this actor may not make the call; used before a large body is read. */
  admit(actor: Actor | null, now: Date): void;
  answer(raw: unknown, visit: Visit, services: Services, attached?: Attached): Promise<unknown>;
}

interface RouteSettings {
  /** Lists are counted together, all other calls each by itself. */
  readonly isList?: boolean;
}

/** A call and its handler. Checked in this order: who may call, the request, own ids, the reply. */
export function route<C extends Call>(
  call: C,
  handle: (context: Context<C>) => Promise<AnswerOf<C>>,
  { isList = false }: RouteSettings = {},
): Route {
  const shaped: ShapedCall = callsByPath[call.path];
  const kind = isList ? lists : kindOf(shaped);
  return {
    call: shaped,
    kind,
    read: (raw) => parseRequest<C>(shaped, raw),
    admit: (actor, now) => admit(call, actor, now),
    async answer(raw, visit, services, attached = {}) {
      const { uploads = {}, retryKey = null, making = forOne(visit) } = attached;
      if (kind && (attached.isCounted ?? true)) services.work.count(visit, kind);
      const now = services.clock.now();
      admit(call, visit.actor, now);
      // A request that was read already has its shape.
      const request = attached.isRead ? (raw as RequestOf<C>) : parseRequest<C>(shaped, raw);
      const body = withOwnIds(call, request, visit.actor, now);
      const attempt = retryKey && attemptOf(retryKey, call, visit.actor?.accountId ?? 0, body, uploads);
      const { actor } = visit;
      const { dependsOn, eachTime } = making;
      const given = { body, actor, visit, uploads, sender: turnKeyOf(visit), dependsOn, eachTime };
      // Shared replies may come from replicas.
      const db = attached.making ? tellingAge(services.reads, making.isOld) : services.db;
      const run = (write: Write<AnswerOf<C>>) =>
        // `admit` has checked that there is the actor that the call's `who` promises to the handler.
        tellAtEnd((atEnd) => handle({ ...services, db, ...given, write, atEnd } as Context<C>));
      const make = async () => {
        if (attached.making) return checkSometimes(shaped, services.checks, await run(refuseWriting));
        return checkOnce<C>(shaped, (check) =>
          answerOnce<AnswerOf<C>>(services.db, attempt || null, (write) => {
            const checked: Write<AnswerOf<C>> = (work) =>
              write(async (db, about) => check(await work(db, about)));
            return run(checked);
          }),
        );
      };
      return kind ? services.work.time(visit, kind, make) : make();
    },
  };
}

/** Doors and uploads have limits of their own. */
const kindOf = ({ path, files }: ShapedCall): Kind | null => (files || doors.has(path) ? null : path);

/** Only reads are shared. */
const refuseWriting = async (): Promise<never> => {
  throw new Error('a read that is shared writes nothing');
};

/** A reply for this visitor alone. */
const forOne = (visit: Visit): Making => ({
  dependsOn: () => {},
  eachTime: (work) => work(visit),
  onlyOnce: () => {},
  isOld: () => {},
});

async function tellAtEnd<Result>(
  handle: (atEnd: Context<Call>['atEnd']) => Promise<Result>,
): Promise<Result> {
  const endings: ((hasFailed: boolean) => Promise<void>)[] = [];
  let hasFailed = true;
  try {
    const result = await handle((work) => void endings.push(work));
    hasFailed = false;
    return result;
  } finally {
    // If this clean-up fails the sweep does it later; the reply stays the same.
    if (endings.length > 0) await Promise.allSettled(endings.map((ending) => ending(hasFailed)));
  }
}

function admit(call: Call, actor: Actor | null, now: Date): void {
  if (call.who === 'anyone') return;
  if (!actor) throw new Failure('signed-out', 'Please log in to continue.');
  if (call.who !== 'signed-in' && !call.who.includes(actor.role)) {
    throw new Failure('not-yours', 'You cannot do this with your account.');
  }
  if (call.permission) demand(actor, { permission: call.permission, proof: call.proof }, now);
}

function parseRequest<C extends Call>({ request }: ShapedCall, raw: unknown): RequestOf<C> {
  const parsed = safeParse(request, raw);
  // An object shape without required fields would accept a list.
  if (!parsed.success || Array.isArray(raw)) throw new Failure('invalid', 'Invalid data provided');
  // `callsByPath` has paired the call with this shape.
  return parsed.output as RequestOf<C>;
}

/** Fills in ids that must be the caller's own, and throws for those of others before anything is read. */
function withOwnIds<C extends Call>(
  call: C,
  body: RequestOf<C>,
  actor: Actor | null,
  now: Date,
): RequestOf<C> {
  if (!actor) return body;
  // Every request shape is an object, and only declared fields are changed.
  const filled = { ...(body as Record<string, unknown>) };
  for (const [field, owner] of Object.entries(call.own)) {
    const own = owner === 'account' ? actor.accountId : actor.shopId;
    filled[field] ??= own;
    if (filled[field] === own && own !== null) continue;
    if (call.adminMay && actor.role === 'admin' && filled[field] !== null) {
      demand(actor, { permission: call.adminMay, proof: call.proof }, now);
      continue;
    }
    throw new Failure('not-yours', 'You can only do this for your own account.');
  }
  return filled;
}
