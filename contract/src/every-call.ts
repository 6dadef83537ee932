import type { GenericSchema } from 'valibot';
import * as accountCalls from './accounts/calls';
import * as contactCalls from './accounts/contact-calls';
import { contactShapes } from './accounts/contact-shapes';
import * as sessionCalls from './accounts/session-calls';
import { sessionShapes } from './accounts/session-shapes';
import { accountShapes } from './accounts/shapes';
import * as deleteCalls from './accounts/delete-calls';
import { deleteShapes } from './accounts/delete-shapes';
import * as agentCalls from './agents/calls';
import { agentShapes } from './agents/shapes';
import * as consoleAccessCalls from './console/access/calls';
import { accessShapes } from './console/access/shapes';
import * as consoleAnnouncementCalls from './console/announcements/calls';
import { announcementShapes } from './console/announcements/shapes';
import * as consoleAuditCalls from './console/audit/calls';
import { auditShapes } from './console/audit/shapes';
import * as consoleBulkCalls from './console/bulk/calls';
import { bulkShapes } from './console/bulk/shapes';
import * as consoleJobCalls from './console/jobs/calls';
import { jobShapes } from './console/jobs/shapes';
import * as consoleOutboxCalls from './console/outbox/calls';
import { outboxShapes } from './console/outbox/shapes';
import * as consolePlaceCalls from './console/places/calls';
import { consolePlaceShapes } from './console/places/shapes';
import * as consoleCorrectionCalls from './console/corrections/calls';
import { consoleCorrectionShapes } from './console/corrections/shapes';
import * as consoleWordCalls from './console/words/calls';
import { wordShapes } from './console/words/shapes';
import * as consoleSettingsCalls from './console/settings/calls';
import { settingsShapes } from './console/settings/shapes';
import * as consoleTodayCalls from './console/today/calls';
import { todayShapes } from './console/today/shapes';
import * as duplicateCalls from './console/duplicates/calls';
import { duplicateShapes } from './console/duplicates/shapes';
import * as licenceCalls from './console/licences/calls';
import { licenceShapes } from './console/licences/shapes';
import * as consolePeopleCalls from './console/people/calls';
import * as consoleNoteCalls from './console/people/note-calls';
import { noteShapes } from './console/people/note-shapes';
import { peopleShapes } from './console/people/shapes';
import * as consoleListingCalls from './console/listings/calls';
import { listingConsoleShapes } from './console/listings/shapes';
import * as consolePaymentCalls from './console/payments/calls';
import { consolePaymentShapes } from './console/payments/shapes';
import * as consoleStatementCalls from './console/statements/calls';
import { statementShapes } from './console/statements/shapes';
import * as consoleReviewCalls from './console/reviews/calls';
import { consoleReviewShapes } from './console/reviews/shapes';
import * as correctionCalls from './corrections/calls';
import { correctionShapes } from './corrections/shapes';
import type { DeclaredCall } from './declare-call';
import * as deliveryCalls from './deliveries/calls';
import { deliveryShapes } from './deliveries/shapes';
import * as favouriteCalls from './favourites/calls';
import { favouriteShapes } from './favourites/shapes';
import * as paymentCalls from './payments/calls';
import { paymentShapes } from './payments/shapes';
import * as placeCalls from './places/calls';
import { placeShapes } from './places/shapes';
import * as registrationCalls from './registration/calls';
import { registrationShapes } from './registration/shapes';
import * as reviewCalls from './reviews/calls';
import { reviewShapes } from './reviews/shapes';
import * as searchCalls from './search/calls';
import { searchShapes } from './search/shapes';
import * as shopCalls from './shops/calls';
import { shopShapes } from './shops/shapes';

/** The shapes of one call. */
interface CallShapes {
  /** What the call does, for the description of the API. */
  readonly about: string;
  readonly request: GenericSchema;
  readonly reply: GenericSchema;
}

/** A call as the server knows it. */
export interface ShapedCall extends DeclaredCall, CallShapes {
  /** Its name in the code. */
  readonly name: string;
}

type Calls = Readonly<Record<string, DeclaredCall>>;

type Paired<C extends Calls, S extends Record<keyof C, CallShapes>> = {
  readonly [Name in keyof C as C[Name]['path']]: C[Name] & S[Name] & { readonly name: Name };
};

/** A call without shapes, or shapes without a call, do not compile. */
function pair<C extends Calls, S extends Record<keyof C, CallShapes>>(
  calls: C,
  shapes: S & Record<Exclude<keyof S, keyof C>, never>,
): Paired<C, S> {
  const pairs = Object.entries(calls).map(([name, call]) => [call.path, { ...call, ...shapes[name], name }]);
  // Object.fromEntries loses which entry has which type.
  return Object.fromEntries(pairs) as Paired<C, S>;
}

/** Every call of the product with its shapes, by path. The server has a route for each of them. */
export const callsByPath = {
  ...pair(accountCalls, accountShapes),
  ...pair(contactCalls, contactShapes),
  ...pair(sessionCalls, sessionShapes),
  ...pair(deleteCalls, deleteShapes),
  ...pair(agentCalls, agentShapes),
  ...pair(consoleAccessCalls, accessShapes),
  ...pair(consoleAnnouncementCalls, announcementShapes),
  ...pair(consoleAuditCalls, auditShapes),
  ...pair(consoleBulkCalls, bulkShapes),
  ...pair(consoleJobCalls, jobShapes),
  ...pair(consoleOutboxCalls, outboxShapes),
  ...pair(consoleWordCalls, wordShapes),
  ...pair(consoleCorrectionCalls, consoleCorrectionShapes),
  ...pair(consolePlaceCalls, consolePlaceShapes),
  ...pair(consoleSettingsCalls, settingsShapes),
  ...pair(consoleTodayCalls, todayShapes),
  ...pair(duplicateCalls, duplicateShapes),
  ...pair(licenceCalls, licenceShapes),
  ...pair(consolePeopleCalls, peopleShapes),
  ...pair(consoleNoteCalls, noteShapes),
  ...pair(consoleListingCalls, listingConsoleShapes),
  ...pair(consolePaymentCalls, consolePaymentShapes),
  ...pair(consoleStatementCalls, statementShapes),
  ...pair(consoleReviewCalls, consoleReviewShapes),
  ...pair(correctionCalls, correctionShapes),
  ...pair(deliveryCalls, deliveryShapes),
  ...pair(favouriteCalls, favouriteShapes),
  ...pair(paymentCalls, paymentShapes),
  ...pair(placeCalls, placeShapes),
  ...pair(registrationCalls, registrationShapes),
  ...pair(reviewCalls, reviewShapes),
  ...pair(searchCalls, searchShapes),
  ...pair(shopCalls, shopShapes),
};

export const everyCall: readonly ShapedCall[] = Object.values(callsByPath);
