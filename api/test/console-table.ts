import type { Grade, Proof } from '@aaspaas/contract/roles/grades';

interface ConsoleRow {
  readonly grades: readonly Grade[];
  readonly proof: Proof;
}

const forGrades =
  (...grades: readonly Grade[]) =>
  (proof: Proof): ConsoleRow => ({ grades, proof });

const everyGrade = forGrades('chief', 'cashier', 'moderator', 'viewer');

/** One row for each call of the console: which grades are let in, and with which proof of the second factor. */
export const consoleTable: Readonly<Record<string, ConsoleRow>> = {
  '/console/read/two-step': everyGrade('none'),
  '/console/list/listings': everyGrade('where set up'),
  '/console/read/listing': everyGrade('where set up'),
  '/console/count/listings': everyGrade('where set up'),
  '/console/read/bulk': everyGrade('where set up'),
  '/console/list/edits': everyGrade('where set up'),
  '/console/suspend/listing': forGrades('chief', 'cashier', 'moderator')('recent'),
  '/console/restore/listing': forGrades('chief', 'cashier', 'moderator')('recent'),
  '/console/approve/edit': forGrades('chief', 'cashier', 'moderator')('session'),
  '/console/suspend/listings': forGrades('chief', 'cashier', 'moderator')('recent'),
  '/console/restore/listings': forGrades('chief', 'cashier', 'moderator')('recent'),
  '/console/extend/listing': forGrades('chief', 'cashier')('recent'),
  '/console/extend/listings': forGrades('chief', 'cashier')('recent'),
  '/console/read/settings': everyGrade('where set up'),
  '/console/change/settings': forGrades('chief')('recent'),
  '/console/propose/payee': forGrades('chief')('recent'),
  '/console/confirm/payee': forGrades('chief')('recent'),
  '/console/drop/payee': forGrades('chief')('session'),
  '/console/close/payments': forGrades('chief')('session'),
  '/console/offer/two-step': everyGrade('none'),
  '/console/confirm/two-step': everyGrade('none'),
  '/console/prove/two-step': everyGrade('none'),
  '/console/make/recovery-codes': everyGrade('recent'),
  '/console/list/admins': forGrades('chief')('where set up'),
  '/console/invite/admin': forGrades('chief')('recent'),
  '/console/invite/again': forGrades('chief')('recent'),
  '/console/change/grade': forGrades('chief')('recent'),
  '/console/remove/admin': forGrades('chief')('recent'),
  '/console/reset/two-step': forGrades('chief')('recent'),
  '/console/list/security': forGrades('chief')('where set up'),
  '/console/read/waiting': everyGrade('where set up'),
  '/console/list/searches': everyGrade('where set up'),
  '/console/list/concepts': everyGrade('where set up'),
  '/console/list/word-additions': everyGrade('where set up'),
  '/console/add/word': forGrades('chief', 'moderator')('session'),
  '/console/add/alias': forGrades('chief', 'moderator')('session'),
  '/console/add/concept': forGrades('chief', 'moderator')('session'),
  '/console/order/categories': forGrades('chief', 'moderator')('session'),
  '/console/undo/word': forGrades('chief', 'moderator')('session'),
  '/console/list/corrections': everyGrade('where set up'),
  '/console/settle/correction': forGrades('chief', 'moderator')('session'),
  '/console/list/place-additions': everyGrade('where set up'),
  '/console/add/area': forGrades('chief', 'moderator')('session'),
  '/console/add/place-alias': forGrades('chief', 'moderator')('session'),
  '/console/undo/place': forGrades('chief', 'moderator')('session'),
  '/console/list/announcements': everyGrade('where set up'),
  '/console/add/announcement': forGrades('chief')('session'),
  '/console/change/announcement': forGrades('chief')('session'),
  '/console/end/announcement': forGrades('chief')('session'),
  '/console/list/mails': forGrades('chief')('where set up'),
  '/console/read/mail': forGrades('chief')('recent'),
  '/console/resend/mails': forGrades('chief')('session'),
  '/console/drop/mails': forGrades('chief')('session'),
  '/console/list/jobs': everyGrade('where set up'),
  '/console/run/job': forGrades('chief')('session'),
  '/console/allow/ending': forGrades('chief')('session'),
  '/console/list/audit': forGrades('chief')('where set up'),

  '/console/list/people': everyGrade('where set up'),
  '/console/read/person': everyGrade('where set up'),
  '/console/edit/person': forGrades('chief')('recent'),
  '/console/release/phone': forGrades('chief')('recent'),
  '/console/unlock/person': forGrades('chief')('recent'),
  '/console/end/sessions': forGrades('chief')('recent'),
  '/console/count/people': everyGrade('where set up'),
  '/console/unlock/people': forGrades('chief')('recent'),
  '/console/log-out/people': forGrades('chief')('recent'),
  '/console/delete/person': forGrades('chief')('recent'),
  '/console/export/person': forGrades('chief', 'cashier')('recent'),
  '/console/list/notes': everyGrade('where set up'),
  '/console/add/note': forGrades('chief', 'cashier', 'moderator')('session'),
  '/console/delete/note': forGrades('chief', 'cashier', 'moderator')('session'),
  '/console/read/checks': everyGrade('where set up'),
  '/console/read/month': everyGrade('where set up'),
  '/console/find/anything': everyGrade('where set up'),
  '/console/read/clock': everyGrade('where set up'),
  '/console/read/trends': everyGrade('where set up'),
  '/console/send/test-mail': forGrades('chief')('session'),
  '/console/note/backup': forGrades('chief')('session'),
  '/console/list/payments': everyGrade('where set up'),
  '/console/read/payment': everyGrade('where set up'),
  '/console/claim/payment': forGrades('chief', 'cashier')('where set up'),
  '/console/release/payment': forGrades('chief', 'cashier')('where set up'),
  '/console/confirm/payment': forGrades('chief', 'cashier')('recent'),
  '/console/reject/payment': forGrades('chief', 'cashier')('recent'),
  '/console/ask/payment': forGrades('chief', 'cashier')('session'),
  '/console/reverse/payment': forGrades('chief', 'cashier')('recent'),
  '/console/list/ledger': everyGrade('where set up'),
  '/console/preview/statement': forGrades('chief', 'cashier')('session'),
  '/console/import/statement': forGrades('chief', 'cashier')('session'),
  '/console/list/statements': forGrades('chief', 'cashier')('where set up'),
  '/console/read/statement': forGrades('chief', 'cashier')('where set up'),
  '/console/match/statement': forGrades('chief', 'cashier')('session'),
  '/console/confirm/statement': forGrades('chief', 'cashier')('recent'),

  '/console/list/reviews': everyGrade('where set up'),
  '/console/hide/review': forGrades('chief', 'moderator')('session'),
  '/console/restore/review': forGrades('chief', 'moderator')('session'),
  '/console/pass/review': forGrades('chief', 'moderator')('session'),
  '/console/watch/review': forGrades('chief', 'moderator')('session'),
  '/console/delete/review': forGrades('chief', 'moderator')('recent'),
  '/console/answer/report': forGrades('chief', 'moderator')('session'),

  // A licence moves neither money nor a right of an admin: a mark stands beside the agent's name, or not. The agent
  // is listed either way. Nobody finds in order what they have not looked at, and the photos ask for a recent code.
  '/console/list/licences': forGrades('chief', 'moderator')('where set up'),
  '/console/approve/licence': forGrades('chief', 'moderator')('session'),
  '/console/refuse/licence': forGrades('chief', 'moderator')('session'),

  '/console/list/duplicates': everyGrade('where set up'),
  '/console/read/pair': everyGrade('where set up'),
  '/console/tell/apart': forGrades('chief', 'cashier', 'moderator')('session'),
  '/console/merge/listings': forGrades('chief')('recent'),
};

/** The calls in which an admin may name other people: the same, for an id that is not their own. */
export const othersTable: Readonly<Record<string, ConsoleRow>> = {
  '/admin/delete/user': forGrades('chief')('recent'),
  '/admin/delete/delivery_staffs': forGrades('chief')('recent'),
  '/admin/delete/shop': forGrades('chief')('recent'),
  '/deliverystaff/edit/delivery_staffs': forGrades('chief')('recent'),
  '/shop/edit/shop': forGrades('chief', 'cashier', 'moderator')('recent'),
  '/user/list/user': everyGrade('where set up'),
  '/delivery/list/request': everyGrade('where set up'),
  '/shop/read/payment': everyGrade('where set up'),
};

/** The lists that can be had as files, by the name of the file. */
export const exportsTable: Readonly<Record<string, ConsoleRow>> = {
  customers: forGrades('chief', 'cashier')('recent'),
  agents: forGrades('chief', 'cashier')('recent'),
  shops: forGrades('chief', 'cashier')('recent'),
  services: forGrades('chief', 'cashier')('recent'),
  ledger: forGrades('chief', 'cashier')('recent'),
  audit: forGrades('chief')('recent'),
  corrections: forGrades('chief', 'cashier')('recent'),
};

/** The photo of an agent's licence; its agent has another url. Whoever is no admin is told that there is none. */
export const licencePhotoRow = forGrades('chief', 'moderator')('recent');

/** Somebody else's receipt; its owner may have it too. */
export const receiptRow = everyGrade('where set up');
