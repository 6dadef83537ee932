import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { ListingCase } from '@aaspaas/contract/console/listings/calls';
import type { PaymentCase } from '@aaspaas/contract/console/payments/calls';
import type { PersonRecord } from '@aaspaas/contract/console/people/calls';
import { openConsole, partOf } from '../../test/console';
import { fill, press, resetBetweenTests } from '../../test/harness';
import * as files from '../ui/keep-file';
import { ProofProvider } from './access/ProofProvider';
import { ListingActions } from './listings/ListingActions';
import { PaymentActions } from './payments/PaymentActions';
import { Notes } from './people/Notes';
import { PersonActions } from './people/PersonActions';

/** For each action: what is asked first, and what is sent to which call. */

resetBetweenTests();

const person = partOf<PersonRecord>({
  id: 4,
  role: 'user',
  name: 'Mini',
  email: 'mini@example.in',
  phone: '+919847012345',
  is_locked: true,
  seen: '17',
  shop: null,
  agent: null,
  address: 'MG Road',
  district: 'Ernakulam',
  state: 'Kerala',
  pin_code: '682001',
  counts: {
    photos: 1,
    favourites: 2,
    notes: 3,
    sessions: 4,
    reviews: 5,
    payments: 6,
    deliveries: 7,
    open_deliveries: 2,
  },
});
const listing = partOf<ListingCase>({
  sh_id: 9,
  name: 'Anand Stores',
  status: 'suspended',
  paid_until: null,
});
const payment = partOf<PaymentCase>({
  id: 5,
  amount_rupees: 500,
  plan_days: 365,
  utr: null,
  lines: [],
  shop: { name: 'Anand Stores', status: 'payment_submitted' },
  owner: { name: 'Anand', email: 'anand@example.in' },
  state: 'submitted',
});
const say = { message: 'Said by the server.' };

function open(part: ReactElement, replies: Readonly<Record<string, object>>) {
  return openConsole(<ProofProvider>{part}</ProofProvider>, '/admin/people/4', replies);
}

test.each<[string, () => ReactElement, string, string, string, string, object]>([
  [
    'Unlock',
    () => <PersonActions person={person} />,
    'Devices that the account does not know may try passwords again.',
    'Unlock',
    '/unlock/person',
    'Unlocked.',
    { id: 4 },
  ],
  [
    'Log out everywhere',
    () => <PersonActions person={person} />,
    '4 devices are logged out now.',
    'Log out',
    '/end/sessions',
    'Logged out everywhere.',
    { id: 4 },
  ],
  [
    'Release number',
    () => <PersonActions person={person} />,
    'Take +91 98470 12345 out of this account?',
    'Release the number',
    '/release/phone',
    say.message,
    { id: 4 },
  ],
  [
    'Delete account',
    () => <PersonActions person={person} />,
    'Deleted: the account, 1 photo, 2 favourites, 3 notes, 4 logins.Kept without the name: 5 reviews, 6 payments, 7 deliveries (2 open, which end now).',
    'Delete account',
    '/delete/person',
    'The account is deleted.',
    { id: 4 },
  ],
  [
    'Ask for the UTR',
    () => <PaymentActions payment={payment} />,
    'Anand gets one mail',
    'Send the mail',
    '/ask/payment',
    say.message,
    { id: 5 },
  ],
])('%s: asked first, then done', async (button, part, question, verb, call, done, body) => {
  const sent = open(part(), { [call]: say });
  press(button);
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent?.replaceAll('  ', ' ')).toContain(question);
  expect(sent(call)).toEqual([]);
  within(asked).getByRole('button', { name: verb }).click();
  expect(await screen.findByText(done)).toBeTruthy();
  expect(sent(call)).toEqual([body]);
});

test.each([
  ['user', '/admin/customers'],
  ['shop', '/admin/customers'],
  ['deliverystaff', '/admin/agents'],
] as const)('after a %s was deleted comes the list %s', async (role, list) => {
  open(<PersonActions person={{ ...person, role }} />, { '/delete/person': {} });
  press('Delete account');
  within(await screen.findByRole('alertdialog'))
    .getByRole('button', { name: 'Delete account' })
    .click();
  await waitFor(() => expect(location.pathname).toBe(list));
});

test('the data of a person is saved as a file of that person', async () => {
  const keep = vi.spyOn(files, 'keepJson').mockImplementation(() => {});
  const sent = open(<PersonActions person={person} />, { '/export/person': { data: { name: 'Mini' } } });
  press('Export data');
  press('Save the file');
  expect(await screen.findByText('The file is saved.')).toBeTruthy();
  expect(keep.mock.calls).toEqual([[{ name: 'Mini' }, 'aaspaas-person-4.json']]);
  expect(sent('/export/person')).toEqual([{ id: 4 }]);
});

test.each<[string, () => ReactElement, Readonly<Record<string, string>>, string, string, object, string]>([
  [
    'End the suspension',
    () => <ListingActions listing={listing} />,
    { Reason: 'Put right.' },
    'End it',
    '/restore/listing',
    { sh_id: 9, reason: 'Put right.' },
    'Only admins see this, not the owner.',
  ],
  [
    'Extend',
    () => <ListingActions listing={listing} />,
    { Reason: 'Our mistake.' },
    'Extend it',
    '/extend/listing',
    { sh_id: 9, days: '30', reason: 'Our mistake.' },
    'Free days, from today.',
  ],
  [
    'Suspend Anand Stores',
    () => <ListingActions listing={{ ...listing, status: 'active' }} />,
    { Reason: 'Twice.' },
    'Suspend it',
    '/suspend/listing',
    { sh_id: 9, reason: 'Twice.' },
    'The owner reads this.',
  ],
  [
    'Reject',
    () => <PaymentActions payment={payment} />,
    { Why: 'No such credit.' },
    'Reject it',
    '/reject/payment',
    { id: 5, reason: 'No such credit.' },
    'The owner reads your reason on the payment card and in a mail',
  ],
  [
    'Take it back',
    () => <PaymentActions payment={{ ...payment, state: 'confirmed' }} />,
    { Why: 'It was another shop’s.' },
    'Take it back',
    '/reverse/payment',
    { id: 5, reason: 'It was another shop’s.' },
    'the listing loses the days that it was given (365 by today’s plan)',
  ],
])('%s: not without a reason', async (button, part, values, verb, call, body, says) => {
  const sent = open(part(), { [call]: say });
  press(button);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(says);
  within(dialog).getByRole('button', { name: verb }).click();
  await waitFor(() => expect(dialog.querySelector('[aria-invalid=true]')).toBeTruthy());
  expect(sent(call)).toEqual([]);
  fill(values);
  within(dialog).getByRole('button', { name: verb }).click();
  await waitFor(() => expect(sent(call)).toEqual([body]));
});

const agent = {
  second_phone: null,
  whatsapp: '+919847012346',
  vehicle_type: 'Scooter',
  work_type: 'Full Time',
  location: 'Kochi',
  availability: 'busy',
} as const;
test.each([
  [
    'a customer',
    person,
    { id: 4, seen: '17', name: 'Mini', email: 'mini@example.in', phone: '+919847012345' },
    { address: 'MG Road', district: 'Aluva', state: 'Kerala', pin_code: '682001' },
    { 'District (optional)': 'Aluva' },
  ],
  [
    'an agent',
    partOf<PersonRecord>({ ...person, role: 'deliverystaff', agent }),
    { id: 4, seen: '17', name: 'Mini', email: 'mini@example.in', phone: '+919847012345' },
    {
      second_phone: '',
      whatsapp: '+919847012346',
      vehicle_type: 'Bicycle',
      work_type: 'Full Time',
      location: 'Kochi',
      availability: 'busy',
    },
    { 'Vehicle (optional)': 'Bicycle' },
  ],
  [
    'an owner',
    { ...person, role: 'shop' as const },
    { id: 4, seen: '17', name: 'Anand', email: 'mini@example.in', phone: '+919847012345' },
    {},
    { Name: 'Anand' },
  ],
] satisfies readonly (readonly [string, PersonRecord, object, object, Readonly<Record<string, string>>])[])(
  'the details of %s begin as they are, and all of theirs are sent',
  async (_who, record, shared, own, change) => {
    const sent = open(<PersonActions person={record} />, { '/edit/person': say });
    press('Edit Mini');
    await screen.findByRole('dialog', { name: 'Edit Mini' });
    fill(change);
    press('Save for the person');
    await waitFor(() => expect(sent('/edit/person')).toEqual([{ ...shared, ...own }]));
  },
);

const note = (n_id: number, different: object = {}) => ({
  n_id,
  text: `Note ${n_id}`,
  author: 'Leela',
  is_own: false,
  created_at: '2026-03-16T06:30:00Z',
  ...different,
});
test.each([
  ['chief', 3],
  ['cashier', 1],
  ['viewer', 0],
] as const)('of three notes a %s may delete %i', async (grade, count) => {
  const list = [note(1), note(2, { is_own: true, author: 'Asha' }), note(3, { author: null })];
  const sent = openConsole(
    <ProofProvider>
      <Notes subject="shop" id={9} />
    </ProofProvider>,
    '/admin/listings/9',
    { '/list/notes': { list }, '/add/note': {}, '/delete/note': {} },
    grade,
  );
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace('Delete', ''))).toEqual([
    'Note 1Leela, 16 Mar 2026, 12:00 PM',
    'Note 2Asha, 16 Mar 2026, 12:00 PM',
    'Note 3An operator who has left, 16 Mar 2026, 12:00 PM',
  ]);
  expect(sent('/list/notes')).toEqual([{ subject: 'shop', id: 9 }]);
  expect(screen.queryAllByRole('button', { name: /^Delete the note/ })).toHaveLength(count);
  expect(screen.queryByLabelText('New note') !== null).toBe(grade !== 'viewer');
  if (grade !== 'cashier') return;
  press('Delete the note of Asha, 16 Mar 2026, 12:00 PM');
  press('Delete note');
  expect(await screen.findByText('The note is deleted.')).toBeTruthy();
  expect(sent('/delete/note')).toEqual([{ n_id: 2 }]);
  fill({ 'New note': 'Called.' });
  press('Save note');
  expect(await screen.findByText('The note is saved.')).toBeTruthy();
  expect(sent('/add/note')).toEqual([{ subject: 'shop', id: 9, text: 'Called.' }]);
});
