import * as v from 'valibot';
import { roles } from '../../roles/roles';
import { availabilities } from '../../agents/availability';
import { licenceStates } from '../../agents/licence-states';
import { deliverySides, deliveryStates } from '../../deliveries/moves';
import { listingStates } from '../../payments/states';
import { about, done, id, text } from '../../shapes';
import { peopleBulkActions } from '../bulk/actions';
import { bulkCounted, bulkStarted, expectedCount as expected, tickedIds } from '../bulk/shapes';
import { grades } from '../../roles/grades';
import { listReply, listRequest } from '../list-shapes';

const time = v.string();
const role = v.picklist(roles);

const agentInShort = v.object({
  availability: v.picklist(availabilities),
  location: v.string(),
  licence: v.picklist(licenceStates),
  rating: v.nullable(v.number()),
  deliveries: v.number(),
});

const personRow = v.object({
  id,
  role,
  name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  place: about('District and PIN code, or where an agent works.', v.string()),
  joined_at: time,
  is_locked: about('Closed to devices that it does not know, after a hundred wrong passwords.', v.boolean()),
  shop: v.nullable(v.object({ sh_id: id, name: v.string() })),
  agent: v.nullable(agentInShort),
});
export type PersonRow = v.InferOutput<typeof personRow>;

const move = v.object({ at: time, by: v.picklist(deliverySides), state: v.picklist(deliveryStates) });

const deliveryOfPerson = v.object({
  d_id: id,
  other: about(
    'The other side, where the account still exists.',
    v.nullable(v.object({ id, name: v.string() })),
  ),
  shop_name: v.nullable(v.string()),
  state: v.picklist(deliveryStates),
  created_at: time,
  moves: v.array(move),
  rating: v.nullable(v.number()),
});

const reviewOfPerson = v.object({
  r_id: id,
  shop: v.object({ sh_id: id, name: v.string() }),
  rating: v.number(),
  comment: v.string(),
  created_at: time,
  is_hidden: v.boolean(),
});

const sessionOfPerson = v.object({ device: v.string(), started_at: time, last_used_at: time });
const securityEvent = v.object({ at: time, event: v.string(), detail: v.string() });

const personRecord = v.object({
  id,
  role,
  grade: v.nullable(v.picklist(grades)),
  name: v.string(),
  email: v.nullable(v.string()),
  pending_email: about('A new email that is not confirmed yet.', v.nullable(v.string())),
  phone: v.nullable(v.string()),
  address: v.string(),
  district: v.string(),
  state: v.string(),
  pin_code: v.string(),
  picture: v.nullable(v.string()),
  joined_at: time,
  is_locked: v.boolean(),
  seen: about('To be sent back with an edit, so that nobody overwrites another’s.', time),
  shop: v.nullable(
    v.object({
      sh_id: id,
      name: v.string(),
      status: v.picklist(listingStates),
      paid_until: v.nullable(time),
    }),
  ),
  agent: v.nullable(
    v.object({
      ...agentInShort.entries,
      second_phone: v.nullable(v.string()),
      whatsapp: v.nullable(v.string()),
      vehicle_type: v.string(),
      work_type: v.string(),
      licence_reason: v.string(),
      licence_photos: v.number(),
    }),
  ),
  counts: about(
    'How much there is of each, for whoever deletes the account.',
    v.object({
      reviews: v.number(),
      favourites: v.number(),
      deliveries: v.number(),
      open_deliveries: v.number(),
      payments: v.number(),
      photos: v.number(),
      notes: v.number(),
      sessions: v.number(),
    }),
  ),
  reviews: about('The newest fifty.', v.array(reviewOfPerson)),
  deliveries: about('The newest fifty.', v.array(deliveryOfPerson)),
  sessions: about('Null for grades that may not read the log.', v.nullable(v.array(sessionOfPerson))),
  events: about(
    'The newest fifty; null for grades that may not read the log.',
    v.nullable(v.array(securityEvent)),
  ),
});
export type PersonRecord = v.InferOutput<typeof personRecord>;

const person = v.object({ id });

/** Which people: what was typed into the search of a list, and its filters. */
const chosen = {
  q: listRequest.q,
  role: v.optional(text(20)),
  city: v.optional(text(100)),
  availability: v.optional(text(20)),
  licence: v.optional(text(20)),
  locked: v.optional(about('yes: only those that are locked.', text(5))),
  since: v.optional(about('The first day of joining, as 2026-03-31.', text(10))),
};
const many = { ...chosen, ids: tickedIds };

export const peopleShapes = {
  listPeople: {
    about: 'Accounts, found by name, number in any writing, email, PIN code or id.',
    request: v.object({ ...chosen, sort: listRequest.sort, page: listRequest.page }),
    reply: listReply(personRow),
  },
  readPerson: {
    about: 'One account with what belongs to it.',
    request: person,
    reply: v.object({ result: v.boolean(), person: personRecord }),
  },
  editPerson: {
    about:
      'Changes details on the person’s behalf; the person is told by mail. A new email waits to be confirmed from its mailbox.',
    request: v.object({
      id,
      seen: text(40),
      name: text(200),
      email: text(300),
      phone: text(40),
      address: v.optional(text(1000)),
      district: v.optional(text(200)),
      state: v.optional(text(200)),
      pin_code: v.optional(text(20)),
      second_phone: v.optional(text(40)),
      whatsapp: v.optional(text(40)),
      vehicle_type: v.optional(text(100)),
      work_type: v.optional(text(40)),
      location: v.optional(text(200)),
      availability: v.optional(text(20)),
    }),
    reply: done,
  },
  releasePhone: {
    about: 'Takes the number out of the account, because it is somebody else’s.',
    request: person,
    reply: done,
  },
  unlockPerson: {
    about: 'Lets devices that the account does not know try passwords again.',
    request: person,
    reply: done,
  },
  endPersonSessions: { about: 'Logs the person out on all devices.', request: person, reply: done },
  countPeople: {
    about: 'How many people an action would change, and how many of the chosen ones it would not.',
    request: v.object({ ...many, action: v.picklist(peopleBulkActions) }),
    reply: bulkCounted,
  },
  unlockPeople: {
    about: 'Unlocks the accounts of many people, one after the other.',
    request: v.object({ ...many, expected }),
    reply: bulkStarted,
  },
  logOutPeople: {
    about: 'Logs many people out on all their devices, one after the other.',
    request: v.object({ ...many, expected }),
    reply: bulkStarted,
  },
  deletePerson: {
    about: 'Deletes the account with what belongs to the person, on request. Reviews stay without the name.',
    request: person,
    reply: done,
  },
  exportPerson: {
    about: 'Everything that is stored about the person, to be handed over on request.',
    request: person,
    reply: v.object({ result: v.boolean(), data: v.looseObject({}) }),
  },
};
