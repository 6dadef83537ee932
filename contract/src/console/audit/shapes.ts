import * as v from 'valibot';
import { about, text } from '../../shapes';

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const entry = v.object({
  entry_id: v.number(),
  at: v.string(),
  actor_id: about(
    'Null: nobody who was signed in, the operator at the machine, or a job.',
    v.nullable(v.number()),
  ),
  actor_name: about('Null: the account is gone, or there was none.', v.nullable(v.string())),
  action: v.string(),
  subject: v.string(),
  thing: about('The number or the name of what it was done to; null for none.', v.nullable(v.string())),
  detail: v.record(v.string(), value),
  changes: about(
    'What each field was before and after. Values of persons are hashes.',
    v.record(v.string(), v.object({ from: value, to: value })),
  ),
});
export type AuditRecord = v.InferOutput<typeof entry>;

const day = about('A day in India, such as 2026-11-16.', text(10));

export const auditShapes = {
  listAudit: {
    about: 'Who did what to what, newest first, fifty at a time.',
    request: v.object({
      person: v.optional(about("The number of an account; 'nobody' for what no account did.", text(12))),
      action: v.optional(text(60)),
      subject: v.optional(about('The kind of thing.', text(30))),
      thing: v.optional(about('Its number or name.', text(100))),
      from: v.optional(day),
      until: v.optional(day),
      before: v.optional(about('Only what is older than the entry of this number.', text(20))),
    }),
    reply: v.object({
      result: v.boolean(),
      rows: v.array(entry),
      older: about('The `before` of the next page; null at the end.', v.nullable(v.string())),
      actions: about('Every action that was ever written down.', v.array(v.string())),
      subjects: v.array(v.string()),
      people: about(
        'Everybody whose actions can be chosen.',
        v.array(v.object({ id: v.number(), name: v.string() })),
      ),
    }),
  },
};
