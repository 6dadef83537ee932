import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FailureKind, kindOfStatus, statusOf } from '@aaspaas/contract/failure';
import { Said } from '@aaspaas/contract/says';
import { DatabaseAway } from '../db/database-away';
import { BucketAway } from '../photos/bucket/bucket-away';
import { diskFull, isDiskFull } from '../system/disk';
import { mask, maskQuoted } from '../system/mask';
import { requestFacts } from './request-log';

/** What to tell a person when a unique constraint is violated, by the name of the constraint. */
const messageOfConstraint: Readonly<Record<string, string>> = {
  account_email_taken: 'An account with this email or mobile number already exists.',
  account_phone_taken: 'An account with this email or mobile number already exists.',
  payment_utr_once: 'This UTR has been used for another payment that is confirmed.',
  search_addition_word: 'This word has been added already. Undo that first to give it another meaning.',
  search_addition_concept: 'A meaning of this name has been added already.',
  place_addition_area: 'This area has been added already.',
  place_addition_alias: 'This name has been added already.',
  payment_open_once: 'Another payment of this shop is waiting already.',
};

/** The same for foreign keys: something was deleted while somebody was using it. */
const goneByConstraint: Readonly<Record<string, readonly [FailureKind, string]>> = {
  favourite_shop_id_fkey: ['missing', 'Shop not found.'],
  favourite_account_id_fkey: ['signed-out', 'Please log in to continue.'],
  review_author_id_fkey: ['signed-out', 'Please log in to continue.'],
  review_report_review_id_fkey: ['missing', 'Review not found.'],
  review_report_reporter_id_fkey: ['signed-out', 'Please log in to continue.'],
  delivery_request_customer_id_fkey: ['signed-out', 'Please log in to continue.'],
  delivery_request_agent_id_fkey: ['missing', 'Agent not found.'],
  delivery_request_pickup_shop_id_fkey: ['missing', 'Shop not found.'],
  agent_review_agent_id_fkey: ['missing', 'Agent not found.'],
  note_account_id_fkey: ['missing', 'There is no such account.'],
  note_shop_id_fkey: ['missing', 'There is no such listing.'],
  shop_tap_shop_id_fkey: ['missing', 'Shop not found.'],
};

const lastChief = 'This is the only chief admin. Make another admin chief first.';

const messageOfKind: Readonly<Partial<Record<FailureKind, string>>> = {
  invalid: 'Invalid data provided',
  missing: 'There is nothing at this address.',
  'too-large': 'This is too large to send.',
  'wrong-type': 'This cannot be read. Please send it as the form does.',
  busy: 'We are very busy right now. Please try again in a minute.',
};

const somethingWentWrong = 'Something went wrong, please try again.';

/** A database that restarts is back in seconds, and the request can be sent again. */
const databaseAway = (): Failure =>
  new Failure('busy', 'Our server is taking a short break. Please try again in a minute.', {
    retryAfterSeconds: 5,
  });

const bucketAway = (): Failure =>
  new Failure('busy', 'Our photos are out of reach right now. Please try again in a minute.', {
    retryAfterSeconds: 60,
  });

/** Turns every error into a reply. */
export function writeFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = asFailure(error);
    logFailure(error, failure, request, reply);
    return writeFailure(reply, failure);
  });
}

/** One line for each request that failed by the server's fault. */
export function logFailure(
  error: unknown,
  { kind }: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = statusOf[kind] ?? 500;
  if (status < 500) return;
  const line = { ...requestFacts(request, reply, status), err: error };
  if (isDiskFull(error)) request.log.error(line, 'the disk is full');
  else if (error instanceof DatabaseAway) request.log.warn(line, 'the database is away');
  else if (error instanceof BucketAway) request.log.warn(line, 'the bucket is away');
  else if (kind === 'broken') request.log.error(line, 'request failed');
  else request.log.warn(line, 'request put off');
}

export function writeFailure(reply: FastifyReply, { kind, message, says, details }: Failure): FastifyReply {
  return beginFailure(reply, { kind, details }).send({
    result: false,
    message,
    ...(says instanceof Said && says),
    // It shares its status with another kind, so the body says which of them it is.
    ...(kind === 'second-factor' && { kind }),
    ...(details.fields && { fields: details.fields, said: details.said }),
  });
}

/** Status and headers of the reply; the body differs between calls and pages. */
export function beginFailure(reply: FastifyReply, { kind, details }: Pick<Failure, 'kind' | 'details'>) {
  if (details.retryAfterSeconds) void reply.header('retry-after', details.retryAfterSeconds);
  return reply.code(statusOf[kind] ?? 500).header('cache-control', 'no-store');
}

export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseAway) return databaseAway();
  if (error instanceof BucketAway) return bucketAway();
  if (isDiskFull(error)) return diskFull();
  const { code, constraint, statusCode } = error as Partial<FastifyError> & { constraint?: string };
  if (code === '23505' && constraint) {
    return new Failure('taken', messageOfConstraint[constraint] ?? 'This already exists.');
  }
  const gone = code === '23503' && goneByConstraint[constraint ?? ''];
  if (gone) return new Failure(...gone);
  if (code === '23514' && constraint === 'account_last_chief') return new Failure('taken', lastChief);
  if (statusCode && statusCode < 500) {
    const kind = kindOfStatus(statusCode);
    return new Failure(kind, messageOfKind[kind] ?? somethingWentWrong);
  }
  if (statusCode === 503) return new Failure('busy', messageOfKind.busy ?? somethingWentWrong);
  return new Failure('broken', somethingWentWrong);
}

/**
 * For the log. An error of the database also holds the row, with a person's name, phone number and address, so the row
 * is left out; and where a value was wrong, the message quotes it.
 */
export function describeError(error: Partial<FastifyError> & { constraint?: string }) {
  const { name = 'Error', message = '', stack = '', code, constraint } = error;
  const hide = code?.startsWith('22') || name === 'SyntaxError' ? maskQuoted : mask;
  return { type: name, message: hide(message), stack: hide(stack), code, constraint };
}
