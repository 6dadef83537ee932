import * as v from 'valibot';
import { paymentStates } from '../../payments/states';
import { about, countOf, done, id, text } from '../../shapes';
import { listReply, listRequest } from '../list-shapes';
import type { columnRoles } from './columns';
import { confirmedAtOnce } from './limits';
import { verdicts } from './verdicts';

const time = v.string();
const column = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)));

/** The column of each role, as fields of a form. */
const columns = {
  date: column,
  narration: column,
  reference: column,
  credit: column,
  debit: column,
  amount: column,
  direction: column,
  balance: column,
} satisfies Record<(typeof columnRoles)[number], typeof column>;

const layout = {
  heading_line: v.optional(
    about(
      'In which line of the file the headings are, from 1.',
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    ),
  ),
  ...columns,
};

const imported = v.object({ id, at: time, by: v.nullable(v.string()) });

const preview = v.object({
  headings: v.array(v.string()),
  heading_line: v.number(),
  columns: v.object(columns),
  bank: about('As it was called the last time.', v.string()),
  is_known: about('A statement with these headings was imported before.', v.boolean()),
  lacks: about('What has to be said before it can be imported; empty if nothing.', v.string()),
  sample: v.array(
    v.object({ line: v.number(), day: v.string(), amount_rupees: v.number(), narration: v.string() }),
  ),
  credits: v.number(),
  debits: v.number(),
  skipped: about('Lines that are no transactions: totals, balances, notes.', v.number()),
  unreadable: about(
    'Lines with money whose date or amount makes no sense.',
    v.array(v.object({ line: v.number(), text: v.string() })),
  ),
  already: about('The same file was imported before.', v.nullable(imported)),
});
export type Preview = v.InferOutput<typeof preview>;

const statementRecord = v.object({
  id,
  bank: v.string(),
  at: time,
  by: v.nullable(v.string()),
  first_day: v.nullable(v.string()),
  last_day: v.nullable(v.string()),
  lines: v.number(),
  certain: v.number(),
});
export type StatementRecord = v.InferOutput<typeof statementRecord>;

const statementLine = v.object({
  id,
  line: v.number(),
  day: v.string(),
  amount_rupees: v.number(),
  narration: v.string(),
  verdict: v.picklist(verdicts),
  by: about('What the match goes by.', v.nullable(v.picklist(['utr', 'reference']))),
  payment: v.nullable(
    v.object({
      id,
      reference: v.string(),
      amount_rupees: v.number(),
      state: v.picklist(paymentStates),
      shop: v.nullable(v.string()),
    }),
  ),
  earlier: about(
    'The line that this one repeats.',
    v.nullable(v.object({ statement_id: id, line: v.number() })),
  ),
});
export type StatementLine = v.InferOutput<typeof statementLine>;

export const statementShapes = {
  previewStatement: {
    about: 'Reads the file of a bank and shows what would be imported. Nothing is kept.',
    request: v.object(layout),
    reply: v.object({ result: v.boolean(), preview }),
  },
  importStatement: {
    about: 'Keeps the lines of money that came in, and says of each what it is. Nothing is confirmed.',
    request: v.object({ ...layout, bank: v.optional(text(60)) }),
    reply: v.object({ ...done.entries, id, is_new: v.boolean() }),
  },
  listStatements: {
    about: 'Statements that were imported, the newest first.',
    request: v.object(listRequest),
    reply: listReply(statementRecord),
  },
  readStatement: {
    about: 'The lines of one statement, by verdict.',
    request: v.object({ ...listRequest, id, verdict: v.optional(text(20)) }),
    reply: v.object({
      ...listReply(statementLine).entries,
      statement: statementRecord,
      counts: v.record(v.string(), v.number()),
      certain_rupees: about('Of the certain lines that one press confirms.', v.number()),
    }),
  },
  matchStatement: {
    about: 'Looks again what the lines are, now that owners have said more.',
    request: v.object({ id }),
    reply: done,
  },
  confirmStatement: {
    about: `Confirms the payments of the first ${confirmedAtOnce} certain lines. Refused if all are not as many as the caller has seen.`,
    request: v.object({
      id,
      count: about('All certain lines.', countOf),
    }),
    reply: v.object({ ...done.entries, confirmed: v.number(), left: v.number() }),
  },
};
