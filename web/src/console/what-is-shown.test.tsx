import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { cellsOf, openConsole } from '../../test/console';
import { resetBetweenTests } from '../../test/harness';
import { ListingPage } from './listings/ListingPage';
import { PaymentPage } from './payments/PaymentPage';
import { PeoplePage } from './people/PeoplePage';
import { PersonPage } from './people/PersonPage';

/** Pages of one thing, and lists of people: each value beside its name. */

resetBetweenTests();

const at = '2026-03-16T06:30:00Z';
const said = '16 Mar 2026, 12:00 PM';
const region = async (name: string) => screen.findByRole('region', { name });
/** The names and values of a card. */
const factsOf = async (name: string) =>
  [...(await region(name)).querySelectorAll('dl > div')].map((each) =>
    [...each.children].map(({ textContent }) => textContent?.trim()),
  );
const linksIn = async (name: string) =>
  within(await region(name))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const back = () => {
  const link = within(screen.getByRole('navigation', { name: 'Where this is' })).getByRole('link');
  return `${link.textContent} ${link.getAttribute('href')}`;
};

const person = {
  id: 4,
  role: 'user',
  name: 'Mini',
  picture: null,
  email: 'mini@example.in',
  pending_email: 'new@example.in',
  phone: '+919847012345',
  address: 'MG Road',
  district: 'Ernakulam',
  state: 'Kerala',
  pin_code: '682001',
  grade: null,
  joined_at: at,
  is_locked: true,
  seen: '17',
  counts: {
    photos: 1,
    favourites: 2,
    notes: 0,
    sessions: 0,
    reviews: 0,
    payments: 0,
    deliveries: 0,
    open_deliveries: 0,
  },
  shop: { sh_id: 9, name: 'Anand Stores', status: 'active', paid_until: '2026-04-16T06:00:00Z' },
  agent: null,
  deliveries: [],
  reviews: [],
  sessions: null,
  events: null,
};
const agent = {
  availability: 'busy',
  location: 'Edapally',
  vehicle_type: '',
  work_type: 'Full Time',
  second_phone: null,
  whatsapp: '+919847012346',
  licence: 'refused',
  licence_reason: 'Not readable.',
  rating: null,
  deliveries: 12,
};
const openPerson = (different: object, grade: Grade = 'chief') =>
  openConsole(
    <PersonPage />,
    '/admin/people/4',
    { '/read/person': { person: { ...person, ...different } }, '/list/notes': { list: [] } },
    grade,
  );

describe('a person', () => {
  test('has an address and what waits to be confirmed, a listing, and a way back to the customers', async () => {
    const sent = openPerson({});
    expect(await factsOf('Details')).toEqual([
      ['Id', '4'],
      ['Mobile number', '+91 98470 12345'],
      ['Email', 'mini@example.in'],
      ['New email', 'new@example.in (waits to be confirmed from its mailbox)'],
      ['Address', 'MG Road, Ernakulam, Kerala'],
      ['PIN code', '682001'],
      ['Joined', '16 Mar 2026'],
      ['Favourites', '2'],
    ]);
    expect(await factsOf('Listing')).toEqual([
      ['Name', 'Anand Stores'],
      ['Status', 'Live'],
      ['Paid until', '16 Apr 2026'],
    ]);
    expect(await linksIn('Listing')).toEqual(['Anand Stores /admin/listings/9']);
    expect(screen.getByText('Locked after wrong passwords')).toBeTruthy();
    expect(within(await region('Account')).getByText('Customer')).toBeTruthy();
    expect(back()).toBe('Customers /admin/customers');
    expect(sent('/read/person')).toEqual([{ id: 4 }]);
    expect(['Logged in on', 'Security'].map((name) => screen.queryByRole('region', { name }))).toEqual([
      null,
      null,
    ]);
  });

  test.each<[string, Grade, readonly string[]]>([
    ['refused', 'moderator', ['See licences /admin/licences?state=refused']],
    ['waiting', 'moderator', ['See licences /admin/licences']],
    ['none', 'moderator', []],
    ['checked', 'cashier', []],
  ])('who is an agent with a licence that is %s, to a %s, leads to %j', async (licence, grade, expected) => {
    openPerson({ role: 'deliverystaff', shop: null, agent: { ...agent, licence } }, grade);
    expect(await factsOf('As an agent')).toEqual([
      ['Now', 'Busy'],
      ['Works in', 'Edapally'],
      ['Vehicle', '–'],
      ['Work', 'Full Time'],
      ['Second number', '–'],
      ['WhatsApp', '+91 98470 12346'],
      ['Licence', expect.stringContaining('Not readable.')],
      ['Stars', 'No ratings yet'],
      ['Deliveries', '12'],
    ]);
    expect((await linksIn('As an agent')).filter((link) => link.includes('/admin'))).toEqual(expected);
    expect((await factsOf('Details')).map(([name]) => name)).not.toContain('Address');
    expect(back()).toBe('Agents /admin/agents');
  });

  test('has a history of each kind', async () => {
    openPerson({
      deliveries: [
        {
          d_id: 31,
          other: { id: 8, name: 'Ravi' },
          shop_name: null,
          state: 'done',
          rating: null,
          moves: [
            { at, by: 'customer', state: 'requested' },
            { at: '2026-03-16T07:30:00Z', by: 'agent', state: 'accepted' },
          ],
        },
      ],
      reviews: [
        {
          shop: { sh_id: 9, name: 'Anand Stores' },
          rating: 2,
          comment: 'Old.',
          is_hidden: true,
          created_at: at,
        },
      ],
      sessions: [{ device: 'Firefox', started_at: at, last_used_at: '2026-03-17T06:30:00Z' }],
      events: [{ at, event: 'sign-in failed', detail: '' }],
    });
    expect(await cellsOf('Deliveries')).toEqual([
      {
        Id: '31',
        With: 'Ravi',
        From: '–',
        Now: 'Delivered',
        Steps: `${said} · Asked for by the customer16 Mar 2026, 1:00 PM · Accepted by the agent`,
        Stars: '–',
      },
    ]);
    expect(await cellsOf('Reviews')).toEqual([
      { Of: 'Anand Stores', Stars: '2', Words: 'Old. Taken down', When: said },
    ]);
    expect(await cellsOf('Logged in on')).toEqual([
      { Device: 'Firefox', Since: said, 'Last used': '17 Mar 2026, 12:00 PM' },
    ]);
    expect(await cellsOf('Security')).toEqual([{ When: said, What: 'wrong password', More: '–' }]);
  });

  test('that is none is said at once', async () => {
    const sent = openConsole(<PersonPage />, '/admin/people/0', {});
    expect(screen.getByText('There is no such account.')).toBeTruthy();
    expect(sent('/read/person')).toEqual([]);
  });
});

describe('the list', () => {
  const row = {
    id: 4,
    role: 'shop',
    name: 'Mini',
    email: 'mini@example.in',
    phone: null,
    place: '',
    joined_at: at,
    is_locked: true,
    shop: { sh_id: 9, name: 'Anand Stores' },
    agent: { availability: 'available', licence: 'checked', rating: 4.5, deliveries: 12 },
  };
  const shared = { Name: 'MiniLocked', Contact: '–mini@example.in', Place: '–', Joined: '16 Mar 2026' };
  test.each([
    ['customers', 'People', { Role: 'OwnerAnand Stores' }],
    ['agents', 'Agents', { Now: 'Available', Licence: expect.any(String), Stars: '4.5', Deliveries: '12' }],
  ] as const)('of %s has its columns', async (group, caption, own) => {
    openConsole(
      <PeoplePage group={group} />,
      `/admin/${group}`,
      { '/list/people': { rows: [row], count: 1, page: 1, pages: 1 } },
      'viewer',
    );
    expect(await cellsOf(caption)).toEqual([{ ...shared, ...own }]);
  });
});

const listing = {
  sh_id: 9,
  kind: 'both',
  name: 'Anand Stores',
  category: 'Grocery',
  address: 'Main Road 1',
  city: 'Kochi',
  pin_code: '682001',
  numbers: ['+919847012345', '+919847012346'],
  email: null,
  photos: 3,
  reviews: 5,
  stars: 4.5,
  favourites: 7,
  created_at: '2026-03-01T06:00:00Z',
  owner: { id: 4, name: '', email: 'anand@example.in', phone: '+919847012347' },
  status: 'active',
  status_reason: '',
  paid_until: null,
  is_complete: true,
  waiting_edit: null,
  actions: [],
  payments: [],
  edits: [],
  reminders: [],
};
const openListing = (different: object, grade: Grade = 'chief') =>
  openConsole(
    <ListingPage />,
    '/admin/listings/9',
    { '/read/listing': { listing: { ...listing, ...different } }, '/list/notes': { list: [] } },
    grade,
  );

describe('a listing', () => {
  test('has its business and its owner', async () => {
    openListing({});
    expect(await factsOf('The business')).toEqual([
      ['Id', '9'],
      ['Kind', 'Shop and service'],
      ['Category', 'Grocery'],
      ['Address', 'Main Road 1, Kochi'],
      ['PIN code', '682001'],
      ['Numbers', '+91 98470 12345+91 98470 12346'],
      ['Email', '–'],
      ['Photos', '3'],
      ['Reviews', '5 (4.5 stars)'],
      ['Favourite of', '7'],
      ['Registered', '1 Mar 2026'],
    ]);
    expect(await factsOf('The owner')).toEqual([
      ['Name', 'Account 4'],
      ['Logs in with', 'anand@example.in+91 98470 12347'],
    ]);
    expect((await linksIn('The owner'))[0]).toBe('Account 4 /admin/people/4');
    const says = [
      'Nothing has happened yet.',
      'No payment yet.',
      'It was never edited.',
      'None was due yet.',
    ];
    for (const text of says) expect(screen.getByText(text)).toBeTruthy();
  });

  test('has a history of each kind', async () => {
    const action = {
      at,
      action: 'extend',
      days: 1,
      reason: 'Ours.',
      was: 'expired',
      became: 'active',
      paid_until: at,
      by: 'Leela',
    };
    openListing({
      actions: [
        action,
        {
          ...action,
          at,
          action: 'expire',
          days: -3,
          reason: '',
          was: 'active',
          became: 'active',
          paid_until: null,
          by: null,
        },
        { ...action, at, action: 'confirm payment', days: null, reason: '', by: null },
      ],
      payments: [
        {
          id: 5,
          reference: 'K7MQ2XW9RTYB',
          amount_rupees: 1500,
          state: 'rejected',
          utr: null,
          created_at: at,
          settled_at: null,
        },
      ],
      edits: [
        { at, fields: ['name', 'hours'], photos: 1, by: 'Leela', is_operator: true },
        { at, fields: [], photos: 2, by: null, is_operator: false },
        { at, fields: [], photos: 0, by: 'Anand', is_operator: false },
      ],
      reminders: [0, 1, 7].map((days) => ({ at, days, ends_at: '2026-04-16T06:00:00Z' })),
    });
    expect(await cellsOf('History')).toEqual([
      {
        When: said,
        What: 'Extended (1 day)Ours.',
        Status: 'Ended → Live',
        'Paid until': '16 Mar 2026',
        By: 'Leela',
      },
      { When: said, What: 'Paid time ended (-3 days)', Status: 'Live', 'Paid until': '–', By: 'Time' },
      { When: said, What: 'Payment confirmed', Status: 'Ended → Live', 'Paid until': '16 Mar 2026', By: '–' },
    ]);
    expect(await cellsOf('Payments')).toEqual([
      {
        Reference: 'K7MQ2XW9RTYB',
        Amount: '₹1,500',
        Status: 'Rejected',
        UTR: '–',
        'Asked for': '16 Mar 2026',
        Settled: '–',
      },
    ]);
    expect((await cellsOf('Edits')).map(({ What, By }) => [What, By])).toEqual([
      ['name, hours, 1 new photo', 'Leela (operator)'],
      ['2 new photos', '–'],
      ['Nothing changed', 'Anand'],
    ]);
    expect(
      (await cellsOf('Reminders of its end')).map((row) => [row['Which'], row['Of the end on']]),
    ).toEqual([
      ['On the day', '16 Apr 2026'],
      ['1 day before', '16 Apr 2026'],
      ['7 days before', '16 Apr 2026'],
    ]);
  });

  test.each<[Grade, boolean]>([
    ['moderator', true],
    ['viewer', false],
  ])('with an edit that waits shows it, and to a %s that it can be fine: %s', async (grade, isOffered) => {
    const changes = [{ field: 'name', before: 'Anand', now: 'Anand Stores' }];
    openListing({ waiting_edit: { changes, first_at: at, last_at: at } }, grade);
    expect((await region('Changed since it went live')).textContent).toContain(
      'nameAnand → became Anand Stores',
    );
    const fine = screen.queryByRole('button', { name: 'The changes of Anand Stores are fine' });
    expect(fine !== null).toBe(isOffered);
  });
});

describe('a payment', () => {
  const payment = {
    id: 5,
    reference: 'K7MQ2XW9RTYB',
    amount_rupees: 1500,
    state: 'confirmed',
    utr: '412345678901',
    waits_since: '1969-12-30T00:00:00Z',
    shop: { sh_id: 9, name: 'Anand Stores', city: 'Kochi', status: 'suspended', phone: '+919847012345' },
    claim: null,
    reason: 'It came late.',
    paid_until: '2026-04-16T06:00:00Z',
    plan_days: 365,
    owner: { id: 4, name: 'Anand', email: null, phone: '+919847012347' },
    same_utr: [
      { id: 6, reference: 'AAAA1111', state: 'rejected' },
      { id: 7, reference: 'BBBB2222', state: 'due' },
    ],
    history: [
      { at, action: 'submitted', by: null, reason: '' },
      { at: '2026-03-17T06:30:00Z', action: 'reversed', by: 'Leela', reason: 'Twice.' },
    ],
    receipts: [
      { number: 'A-2026-1', is_reversed: true },
      { number: 'A-2026-2', is_reversed: false },
    ],
    lines: [
      {
        id: 1,
        statement_id: 3,
        day: '2026-03-16',
        amount_rupees: 450,
        narration: 'UPI/X',
        verdict: 'wrong-amount',
        utr: null,
      },
    ],
    others: [{ id: 8, reference: 'CCCC3333', state: 'confirmed', amount_rupees: 500 }],
  };
  const openPayment = async (different: object = {}) => {
    openConsole(
      <PaymentPage />,
      '/admin/payments/5',
      { '/read/payment': { payment: { ...payment, ...different } } },
      'viewer',
    );
    return region('Payment');
  };

  test('has what was paid, with its receipts, and who else named the UTR', async () => {
    const part = await openPayment();
    expect(part.textContent).toContain('₹1,500Confirmed');
    expect((await factsOf('Payment')).map(([name, value]) => [name, value?.replace(/ Copy.*/, '')])).toEqual([
      ['Reference', 'K7MQ2XW9RTYB'],
      ['UTR', '412345678901'],
      ['Since', '2 days (30 Dec 1969, 5:30 AM)'],
      ['Reason', 'It came late.'],
      ['Receipt', 'A-2026-1 (void)'],
      ['Receipt', 'A-2026-2'],
    ]);
    expect(part.textContent).toContain(
      'The same UTR stands in AAAA1111 (Rejected), BBBB2222 (Not paid yet). A UTR pays once.',
    );
  });

  test('has the listing and whom to call', async () => {
    await openPayment();
    expect(await factsOf('Listing')).toEqual([
      ['Listing', 'suspended'],
      ['Paid until', '16 Apr 2026'],
      ['City', 'Kochi'],
      ['Owner', 'Anand'],
      ['Email', 'none'],
      ['Phone', '+91 98470 12347'],
    ]);
    expect(await linksIn('Listing')).toEqual([
      'suspended /admin/listings/9',
      'Anand /admin/people/4',
      ' +91 98470 12347 tel:+919847012347',
    ]);
  });

  test('has what happened, what the bank says, and the other payments', async () => {
    await openPayment();
    const history = within(await region('What happened')).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      `Reported as paid${said}`,
      'Taken back by LeelaTwice.17 Mar 2026, 12:00 PM',
    ]);
    expect((await region('On the bank statement')).textContent).toContain(
      '₹450 on 16 Mar 2026Wrong amountUPI/X',
    );
    expect(await linksIn('On the bank statement')).toEqual([
      '₹450 on 16 Mar 2026 /admin/statements/3?verdict=wrong-amount',
    ]);
    expect((await region('Other payments of this shop')).textContent).toContain('CCCC3333₹500Confirmed');
    expect(await linksIn('Other payments of this shop')).toEqual(['CCCC3333 /admin/payments/8']);
  });

  test('of a shop that is gone says so, and has no part without content', async () => {
    const none = {
      shop: null,
      owner: null,
      utr: null,
      same_utr: [],
      receipts: [],
      lines: [],
      others: [],
      reason: '',
    };
    const part = await openPayment({ ...none, state: 'submitted' });
    expect(part.textContent).not.toContain('The same UTR');
    expect((await factsOf('Payment')).map(([name, value]) => [name, value])).toEqual([
      ['Reference', expect.any(String)],
      ['UTR', 'none given'],
      ['Waits', '2 days (30 Dec 1969, 5:30 AM)'],
    ]);
    expect((await region('Listing')).textContent).toBe(
      'The shop has been deleted. Only the payment is left.',
    );
    const parts = ['On the bank statement', 'Other payments of this shop'];
    expect(parts.map((name) => screen.queryByRole('region', { name }))).toEqual([null, null]);
  });
});
