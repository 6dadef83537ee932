import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { answering, asha, json, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { Page } from './Page';

resetBetweenTests();
beforeEach(forgetReplies);

const record = {
  u_id: 7,
  u_name: 'Ravi Nair',
  u_mobile: '+919876543210',
  u_secondary_mobile: null,
  u_whatsapp_contact: null,
  u_email: 'ravi@example.in',
  u_profile_pic: null,
  u_licence_pic: null,
  u_licence_state: 'none',
  u_licence_reason: '',
  u_delivery_status: 'not_available',
  u_vehicle_type: 'Scooter',
  u_work_type: 'Full Time',
  u_location: 'Edapally, Kochi',
  u_district: 'Ernakulam',
  state: 'Kerala',
  u_licence_checked: false,
  u_rating: null,
  u_review_count: 0,
};
const breakdown = [0, 0, 0, 0, 0];
const agent: SessionUser = { ...asha, role: 'deliverystaff' };
const answers = (list: readonly object[]) => ({
  '/list/delivery_staffs': () => json(200, { result: true, list }),
  '/list/review': () => json(200, { result: true, list: [], breakdown }),
  // A guest asks by the url.
  'u_id=5': () => json(200, { result: true, list }),
  'u_id=7': () => json(200, { result: true, list: [], breakdown }),
  '/read/email-change': () => json(200, { result: true, pending_email: null }),
  '/list/request': () => json(200, { result: true, list: [], more: false }),
});
const open = (
  list: readonly object[],
  user: SessionUser | null = agent,
  demoAgentId: number | null = null,
) => {
  const asked = answering(answers(list));
  show(<Page />, user, { demoAgentId });
  return asked;
};

test('whether one takes deliveries stands above what follows from it', async () => {
  open([record]);
  const first = await screen.findByRole('radio', { name: 'Available' });
  const follows = [
    screen.getByText('What you can do now'),
    screen.getByRole('form', { name: 'Delivery profile' }),
    screen.getByRole('heading', { name: 'Reviews' }),
  ];
  for (const each of follows)
    expect(first.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

const texts = {
  own: 'Customers see this at once.',
  next: 'What you can do now',
  join: 'Join as a Delivery Agent',
  sample: 'This is how a delivery agent’s profile looks. Sign in to see your own.',
  other: 'Your account is not a delivery agent’s.',
  none: 'There is no delivery profile to show.',
};
test.each([
  ['an agent', agent, [record], null, ['own', 'next']],
  ['an agent who was rated', agent, [{ ...record, u_review_count: 1 }], null, ['own']],
  [
    'an agent with all that is asked for, who is there',
    agent,
    [{ ...record, u_licence_pic: '/l.webp', u_profile_pic: '/p.webp', u_delivery_status: 'busy' }],
    null,
    ['own'],
  ],
  ['an agent whose profile is gone', agent, [], null, ['none']],
  ['a guest', null, [record], null, ['join']],
  ['a guest where there is a sample', null, [record], 5, ['sample']],
  ['a customer', asha, [record], null, ['other', 'none']],
  ['a customer where there is a sample', asha, [record], 5, ['other']],
] as const)('%s sees what is theirs, and no more', async (_who, user, list, demo, expected) => {
  const asked = open(list, user, demo);
  await screen.findByText((text) => text === texts[expected[0]]);
  const shown = Object.entries(texts).flatMap(([name, text]) => (screen.queryByText(text) ? [name] : []));
  expect(shown).toEqual(expected);
  const about = asked.filter(({ path }) => path.includes('/list/delivery_staffs'));
  expect(about.map(({ path, body }) => body ?? path.split('?')[1])).toEqual(
    user === agent ? [{ u_id: 7 }] : demo ? ['u_id=5'] : [],
  );
});
