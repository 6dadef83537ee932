import type { MailRecord } from '@aaspaas/contract/console/outbox/calls';
import type { MailState } from '@aaspaas/contract/console/outbox/states';
import type { MailRow } from './queries';
import { sayMailError } from './say-error';

export function presentMail(row: MailRow, now: Date): MailRecord {
  const state = stateOf(row, now);
  const isTried = state === 'waiting' || state === 'failed';
  return {
    mail_id: row.id,
    account_id: row.account_id,
    recipient: row.recipient,
    subject: row.subject,
    state,
    made_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    next_try_at: isTried ? row.next_try_at.toISOString() : null,
    tries: row.attempts,
    why: whyOf(row, state),
    error: row.last_error,
    is_secret: row.is_secret,
    can_resend: (state === 'failed' || state === 'given-up') && row.has_text,
  };
}

function stateOf({ sent_at, given_up_at, sending_until, attempts }: MailRow, now: Date): MailState {
  if (sent_at) return 'sent';
  if (given_up_at) return 'given-up';
  if (sending_until && sending_until > now) return 'sending';
  return attempts > 0 ? 'failed' : 'waiting';
}

function whyOf({ last_error }: MailRow, state: MailState): string | null {
  if (last_error) return sayMailError(last_error);
  return state === 'given-up' ? 'Its time was over before it could be sent.' : null;
}
