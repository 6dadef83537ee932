import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { AdminRecord } from '@aaspaas/contract/console/access/shapes';
import type { Grade } from '@aaspaas/contract/roles/grades';
import type { ListingCase } from '@aaspaas/contract/console/listings/calls';
import type { PaymentCase } from '@aaspaas/contract/console/payments/calls';
import type { PersonRecord } from '@aaspaas/contract/console/people/calls';
import type { ReportedReview } from '@aaspaas/contract/console/reviews/calls';
import { partOf } from '../../test/console';
import { asha, resetBetweenTests, show } from '../../test/harness';
import { AdminActions } from './access/AdminActions';
import { ProofProvider } from './access/ProofProvider';
import { ListingActions } from './listings/ListingActions';
import { PaymentActions } from './payments/PaymentActions';
import { PersonActions } from './people/PersonActions';
import { ReviewActions } from './reviews/ReportedCard';

/** For each state and each grade: the buttons that are there, and no other. */

resetBetweenTests();

function offered(actions: ReactElement, grade: Grade = 'chief', id = 7): readonly (string | null)[] {
  show(<ProofProvider>{actions}</ProofProvider>, { ...asha, id, role: 'admin', grade });
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

const shop = { sh_id: 9, name: 'Anand Stores', status: 'payment_submitted' };
const owner = { id: 4, name: 'Anand', email: 'anand@example.in' };

test.each([
  ['due', {}, ['Confirm ₹500']],
  ['submitted', {}, ['Confirm ₹500', 'Reject', 'Ask for the UTR']],
  ['submitted', { owner: { ...owner, email: null } }, ['Confirm ₹500', 'Reject']],
  ['submitted', { shop: null, owner: null }, ['Reject']],
  ['rejected', {}, ['Confirm ₹500']],
  ['rejected', { shop: null, owner: null }, []],
  ['confirmed', {}, ['Take it back']],
  ['confirmed', { shop: null, owner: null }, ['Take it back']],
])('with a payment that is %s, %j: %j', (state, different, expected) => {
  const fields = { id: 5, amount_rupees: 500, plan_days: 365, utr: null, lines: [], shop, owner };
  const payment = partOf<PaymentCase>({ ...fields, state, ...different });
  expect(offered(<PaymentActions payment={payment} />)).toEqual(expected);
});

const [edit, suspend, extend, restore] = ['Edit for the owner', 'Suspend', 'Extend', 'End the suspension'];
test.each([
  ['active', 'chief', [extend, edit, suspend]],
  ['active', 'cashier', [extend, edit, suspend]],
  ['active', 'moderator', [edit, suspend]],
  ['active', 'viewer', []],
  ['expired', 'chief', [extend, edit, suspend]],
  ['suspended', 'chief', [restore, extend, edit]],
  ['suspended', 'moderator', [restore, edit]],
  ['suspended', 'viewer', []],
  ['pending_payment', 'chief', [edit, suspend]],
  ['rejected', 'chief', [edit, suspend]],
] as const)('with a listing that is %s, to a %s: %j', (status, grade, expected) => {
  const listing = partOf<ListingCase>({ sh_id: 9, name: 'Anand Stores', status, paid_until: null });
  expect(offered(<ListingActions listing={listing} />, grade)).toEqual(expected);
});

const counts = {
  photos: 0,
  favourites: 0,
  notes: 0,
  sessions: 0,
  reviews: 0,
  payments: 0,
  deliveries: 0,
  open_deliveries: 0,
};
const person = {
  id: 4,
  role: 'user',
  name: 'Asha',
  email: 'a@example.in',
  phone: '+919847012345',
  is_locked: false,
};
const always = ['Edit', 'Export data', 'Delete account'];
const withAccess = (...access: readonly string[]) => ['Edit', ...access, 'Export data', 'Delete account'];
test.each([
  ['a customer', {}, 'chief', withAccess('Release number')],
  ['a customer without a number', { phone: null }, 'chief', always],
  ['a customer without an email', { email: null }, 'chief', always],
  ['an agent', { role: 'deliverystaff' }, 'chief', always],
  ['a locked one', { is_locked: true, phone: null }, 'chief', withAccess('Unlock')],
  [
    'one who is logged in',
    { phone: null, counts: { ...counts, sessions: 2 } },
    'chief',
    withAccess('Log out everywhere'),
  ],
  ['an admin', { role: 'admin', is_locked: true }, 'chief', []],
  ['a customer', { is_locked: true }, 'cashier', ['Export data']],
  ['a customer', { is_locked: true }, 'moderator', []],
  ['a customer', { is_locked: true }, 'viewer', []],
] as const)('with %s, %j, to a %s: %j', (_who, different, grade, expected) => {
  const record = partOf<PersonRecord>({
    ...person,
    counts,
    seen: '1',
    shop: null,
    agent: null,
    ...different,
  });
  expect(offered(<PersonActions person={record} />, grade)).toEqual(expected);
});

const harmless = 'Harmless: no more reports';
test.each([
  [{}, 'moderator', ['Take down', harmless, 'Delete']],
  [{ is_hidden: true }, 'moderator', ['Show again', 'Delete']],
  [{ is_harmless: true }, 'moderator', ['Take down', 'Take reports again', 'Delete']],
  [{ is_hidden: true, is_harmless: true }, 'chief', ['Show again', 'Delete']],
  [{}, 'cashier', []],
  [{}, 'viewer', []],
] as const)('with a review %j, to a %s: %j', (different, grade, expected) => {
  const fields = {
    r_id: 3,
    shop: { name: 'Anand Stores' },
    report_count: 1,
    is_hidden: false,
    is_harmless: false,
  };
  const review = partOf<ReportedReview>({ ...fields, ...different });
  expect(offered(<ReviewActions review={review} />, grade)).toEqual(expected);
});

test.each([
  ['another', 8, {}, ['Change grade', 'Remove']],
  ['another', 8, { has_second_factor: true }, ['Change grade', 'Reset second step', 'Remove']],
  ['another', 8, { is_invited: true }, ['Send a new link', 'Change grade', 'Remove']],
  ['oneself', 7, { has_second_factor: true }, []],
])('with %s (%i) as an admin, %j: %j', (_who, id, different, expected) => {
  const fields = { id, name: 'Leela', grade: 'cashier', is_invited: false, has_second_factor: false };
  const row = partOf<AdminRecord>({ ...fields, ...different });
  expect(offered(<AdminActions row={row} />)).toEqual(expected);
});
