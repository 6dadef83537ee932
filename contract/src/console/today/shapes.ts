import * as v from 'valibot';
import { about, done, text } from '../../shapes';
import { checkNames, checkStates } from './checks';
import { longestFind } from './limits';
import { waitingKinds } from './waiting';

const waitingItem = v.object({
  kind: v.picklist(waitingKinds),
  count: v.number(),
  oldest_at: about('Null where nothing waits.', v.nullable(v.string())),
});
export type WaitingItem = v.InferOutput<typeof waitingItem>;

const check = v.object({
  name: v.picklist(checkNames),
  state: v.picklist(checkStates),
  says: about('How it stands, in a sentence.', v.string()),
});
export type Check = v.InferOutput<typeof check>;

const trendPoint = v.object({
  from: about('The first day, as YYYY-MM-DD.', v.string()),
  businesses: v.number(),
  people: v.number(),
  listings: about('At the end of the last day.', v.number()),
  searches: v.number(),
  empty: about('Searches that found nothing.', v.number()),
});
export type TrendPoint = v.InferOutput<typeof trendPoint>;

const found = v.object({
  kind: v.picklist(['listing', 'person', 'payment']),
  id: v.number(),
  title: v.string(),
  detail: v.string(),
});
export type Found = v.InferOutput<typeof found>;

export const todayShapes = {
  readMonth: {
    about: 'What came in this month, by the calendar of India, and which listings end.',
    request: v.object({}),
    reply: v.object({
      result: v.boolean(),
      first_day: v.string(),
      last_day: v.string(),
      days_left: v.number(),
      received_rupees: about('Less what was taken back.', v.number()),
      payments: v.number(),
      shops_ending: about('Live ones whose time ends before the month does.', v.number()),
      services_ending: v.number(),
      ended: about('Ended in this month and not renewed.', v.number()),
    }),
  },

  findAnything: {
    about: 'The first listings, people and payments that are meant by what was typed.',
    request: v.object({ q: text(longestFind) }),
    reply: v.object({ result: v.boolean(), found: v.array(found) }),
  },

  readWaiting: {
    about: 'What waits for an operator of the caller’s grade, oldest first, and whether a code can be given.',
    request: v.object({}),
    reply: v.object({
      result: v.boolean(),
      items: v.array(waitingItem),
      total: v.number(),
      has_second_factor: v.boolean(),
    }),
  },

  readChecks: {
    about: 'Whether this server is set up as the public needs it.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), checks: v.array(check) }),
  },

  readClock: {
    about: 'What time it is by the server’s clock.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), now: v.string() }),
  },

  readTrends: {
    about: 'What was registered, live and searched for: by day for 30 days, by week for a year.',
    request: v.object({ span: v.optional(v.picklist(['month', 'year']), 'month') }),
    reply: v.object({
      result: v.boolean(),
      points: v.array(trendPoint),
      counted_at: about('Null before the first count.', v.nullable(v.string())),
    }),
  },

  sendTestMail: {
    about: 'Sends a mail to the caller, to see whether mails arrive.',
    request: v.object({}),
    reply: done,
  },

  noteBackup: {
    about: 'Notes that a backup was made now, by other means than the server’s own.',
    request: v.object({}),
    reply: done,
  },
};
