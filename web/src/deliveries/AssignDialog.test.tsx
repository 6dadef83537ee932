import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answering, asha, fill, json, resetBetweenTests, press, show } from '../../test/harness';
import { navigate } from '../current-url/url';
import { forgetReplies } from '../api/use-read';
import { shopWith } from '../../test/shop';
import { AssignDialog } from './AssignDialog';

resetBetweenTests();
beforeEach(() => {
  forgetReplies();
  navigate('/AssignDelivery?open=assign&agent=14');
});

const agent = {
  u_id: 14,
  u_name: 'Ravi Nair',
  u_location: 'Edapally, Kochi',
  u_delivery_status: 'available',
};
const sent = (asked: readonly { path: string; body: unknown }[]) =>
  asked.find(({ path }) => path.endsWith('add/request'))?.body;
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));

async function open(people: readonly object[] = []) {
  const asked = answering({
    'list/user': () => json(200, { result: true, list: people }),
    delivery_staffs: () => json(200, { result: true, message: '', list: [agent] }),
    'u_id=14': () => json(200, { result: true, message: '', list: [agent] }),
    'fields=card': () => json(200, { result: true, message: '', list: [shopWith()], more: false }),
    'add/request': () => json(200, { result: true, message: 'Request sent!', d_id: 1 }),
  });
  show(<AssignDialog />, asha);
  await screen.findByLabelText('Drop address');
  return asked;
}

/** Searches for a shop and chooses it. */
async function takeShop() {
  choose('Pick up from', 'A shop');
  fill({ Shop: 'Anand' });
  press('Find');
  fireEvent.click(await screen.findByRole('radio', { name: /^Anand Stores/ }));
}

it('picks up at the chosen shop [D-053]', async () => {
  const asked = await open();
  await takeShop();
  fill({ 'Drop address': '4 Park Lane, Kochi' });
  press('Send request');
  await waitFor(() => expect(sent(asked)).toMatchObject({ pickup_shop_id: 5, pickup_address: '' }));
});

it('forgets the shop once an address is chosen instead, and sends only the address [D-053]', async () => {
  const asked = await open();
  await takeShop();
  choose('Pick up from', 'An address');
  fill({ 'Pickup address': '12 Main Road, Kochi', 'Drop address': '4 Park Lane, Kochi' });
  press('Send request');
  await waitFor(() => expect(sent(asked)).toBeTruthy());
  expect(sent(asked)).toMatchObject({
    agent_id: 14,
    pickup_shop_id: null,
    pickup_address: '12 Main Road, Kochi',
    drop_address: '4 Park Lane, Kochi',
  });
});

it('goes to one’s own address unless another one was typed', async () => {
  const people = [{ u_address: '7 Lake Road', u_district: 'Kochi', zip_code: '682020' }];
  await open(people);
  const drop = () => screen.getByLabelText<HTMLInputElement>('Drop address').value;
  expect(drop()).toBe('7 Lake Road, Kochi, 682020');
  fill({ 'Drop address': '4 Park Lane, Kochi' });
  cleanup();
  await open(people);
  expect(drop()).toBe('4 Park Lane, Kochi');
});

it('asks for an address after the shop was removed', async () => {
  const asked = await open();
  await takeShop();
  choose('Pick up from', 'An address');
  fill({ 'Drop address': '4 Park Lane, Kochi' });
  press('Send request');
  expect(screen.getByLabelText('Pickup address').getAttribute('aria-invalid')).toBe('true');
  expect(sent(asked)).toBeUndefined();
});

it('forgets what was typed once it is sent', async () => {
  await open();
  fill({
    'Pickup address': '12 Main Road, Kochi',
    'Drop address': '4 Park Lane, Kochi',
    'Note (optional)': 'Ring',
  });
  expect(sessionStorage.getItem('deliveryWish')).toContain('Park Lane');
  press('Send request');
  await waitFor(() => expect(location.search).not.toContain('assign'));
  expect(sessionStorage.getItem('deliveryWish') ?? '').not.toContain('Park Lane');
});

it('from a shop’s page needs one press: shop, own address and the best free agent are there [D-053]', async () => {
  navigate('/shop/5-anand-stores?open=assign&shop=5');
  const ownAddress = { u_id: asha.u_id, u_address: '7 Lake Road', u_district: 'Kochi', zip_code: '682020' };
  const asked = answering({
    'list/user': () => json(200, { result: true, list: [ownAddress] }),
    delivery_staffs: () =>
      json(200, { result: true, message: '', list: [agent, { ...agent, u_id: 15, u_name: 'Anu' }] }),
    'sh_id=5': () => json(200, { result: true, message: '', list: [shopWith({ sh_id: 5 })], more: false }),
    'add/request': () => json(200, { result: true, message: 'Request sent!', d_id: 1 }),
  });
  show(<AssignDialog />, asha);
  await screen.findByRole('radio', { name: /^Ravi Nair/ });
  press('Send request');
  await waitFor(() =>
    expect(sent(asked)).toMatchObject({
      agent_id: 14,
      pickup_shop_id: 5,
      drop_address: '7 Lake Road, Kochi, 682020',
    }),
  );
});

it('from a shop’s page shows how the request goes on, and says a PIN code once', async () => {
  navigate('/shop/5-anand-stores?open=assign&shop=5');
  const ownAddress = { u_address: 'BTM Layout - 560076', u_district: 'Bangalore', zip_code: '560076' };
  const request = {
    d_id: 1,
    d_state: 'requested',
    d_steps: [{ state: 'requested', at: '2026-03-16T06:30:00Z' }],
    d_created_at: '2026-03-16T06:30:00Z',
    d_changed_at: '2026-03-16T06:30:00Z',
    sh_name: 'Anand Stores',
    pickup_address: '12 Main Road',
    drop_address: '4 Park Lane',
    note: '',
    u_name: 'Ravi Nair',
    u_mobile: '+919876543210',
    u_profile_pic: null,
    r_rating: null,
    r_comment: null,
  };
  const asked = answering({
    'list/user': () => json(200, { result: true, list: [ownAddress] }),
    'list/request': () => json(200, { result: true, stamp: 's', list: [request] }),
    delivery_staffs: () => json(200, { result: true, message: '', list: [agent] }),
    'sh_id=5': () => json(200, { result: true, message: '', list: [shopWith({ sh_id: 5 })], more: false }),
    'add/request': () => json(200, { result: true, message: 'Request sent!', request }),
  });
  show(<AssignDialog />, asha);
  await screen.findByRole('radio', { name: /^Ravi Nair/ });
  press('Send request');
  const sentDialog = await screen.findByRole('dialog', { name: 'Your request' });
  expect(within(sentDialog).getByRole('list', { name: 'What has happened' }).textContent).toMatch(/^Asked/);
  expect(screen.getByRole('link', { name: 'All my deliveries' })).toBeTruthy();
  expect(sent(asked)).toMatchObject({ drop_address: 'BTM Layout - 560076, Bangalore' });
});

it('from a shop’s page says where nobody is free', async () => {
  navigate('/shop/5-anand-stores?open=assign&shop=5');
  answering({
    'list/user': () => json(200, { result: true, list: [] }),
    delivery_staffs: () => json(200, { result: true, message: '', list: [] }),
    'sh_id=5': () => json(200, { result: true, message: '', list: [shopWith({ sh_id: 5 })], more: false }),
  });
  show(<AssignDialog />, asha);
  expect(await screen.findByText(/^No delivery agent is free in/)).toBeTruthy();
});

it('offers a declined request to the next agent of the place, filled in, also to one who did the same before', async () => {
  navigate('/AssignDelivery?open=assign&again=3');
  const declined = {
    d_id: 3,
    d_state: 'declined',
    sh_id: 5,
    sh_name: 'Anand Stores',
    pickup_address: '12 Main Road',
    drop_address: '4 Park Lane',
    note: 'Two bags',
    u_id: 14,
    u_location: 'Edapally, Kochi',
  };
  const earlier = { ...declined, d_id: 2, u_id: 15 };
  const open = { ...declined, d_id: 4, u_id: 17, d_state: 'requested' };
  const lastWeek = { ...declined, d_id: 1, u_id: 16, d_state: 'done' };
  const agents = [14, 15, 17, 16].map((u_id) => ({
    ...agent,
    u_id,
    u_name: `Agent ${u_id}`,
    u_rating: null,
  }));
  const asked = answering({
    'list/request': () => json(200, { result: true, stamp: 's', list: [declined, earlier, open, lastWeek] }),
    delivery_staffs: () => json(200, { result: true, message: '', list: agents }),
    'add/request': () => json(200, { result: true, message: 'Request sent!', d_id: 4 }),
  });
  show(<AssignDialog />, asha);
  expect(await screen.findByRole('radio', { name: /^Agent 16/ })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  press('Send request');
  await waitFor(() =>
    expect(sent(asked)).toMatchObject({
      agent_id: 16,
      pickup_shop_id: 5,
      drop_address: '4 Park Lane',
      note: 'Two bags',
    }),
  );
  const search = asked.find(({ path }) => path.endsWith('delivery_staffs'))?.body;
  expect(search).toMatchObject({ location: 'Edapally, Kochi', availability: 'available' });
});
