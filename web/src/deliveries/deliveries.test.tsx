import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import { delivery as record } from '../../test/delivery';
import { answering, asha, fill, json, resetBetweenTests, press, show } from '../../test/harness';
import { DeliverySection } from './DeliverySection';
import { RunningDeliveries } from './RunningDeliveries';
import { ShopChoice } from './ShopChoice';
import { refreshEveryMs } from './use-deliveries';

resetBetweenTests();

const list = (...records: Partial<DeliveryRecord>[]) =>
  json(200, { result: true, stamp: 's', list: records.map((each) => ({ ...record, ...each })) });
const moved = (message: string, request: Partial<DeliveryRecord>) =>
  json(200, { result: true, message, request: { ...record, ...request } });
const same = () => json(200, { result: true, stamp: 's', list: null });
const path = 'delivery/list/request';
const settle = () => act(() => vi.advanceTimersByTimeAsync(refreshEveryMs));

test('loads, and says so if there is nothing', async () => {
  answering({ [path]: () => list() });
  show(<DeliverySection side="customer" />, asha);
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(await screen.findByText(/^Nothing on its way/)).toBeTruthy();
});

test('a list that failed to load can be read again', async () => {
  const answers = [json(500, {}), list({})];
  answering({ [path]: () => answers.shift() ?? same() });
  show(<DeliverySection side="agent" />, asha);
  expect(await screen.findByText('The requests could not be loaded.')).toBeTruthy();
  press('Retry');
  expect(await screen.findByRole('heading', { name: 'Ravi Nair' })).toBeTruthy();
  expect(screen.getByText('16 Mar, 12:00 PM')).toBeTruthy();
});

test('reads again every ten seconds, with its last stamp, and shows what changed', async () => {
  vi.useFakeTimers();
  const answers = [list({}), same(), json(500, {}), list({ d_state: 'accepted' })];
  const asked = answering({ [path]: () => answers.shift() ?? same() });
  show(<DeliverySection side="customer" />, asha);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Waiting for an answer')).toBeTruthy();
  await settle();
  expect(asked.map(({ body }) => body)).toEqual([
    { side: 'customer', stamp: '' },
    { side: 'customer', stamp: 's' },
  ]);
  expect(screen.getByText('Waiting for an answer')).toBeTruthy();
  await settle();
  expect(screen.getByText('This may be out of date. We keep trying.')).toBeTruthy();
  await settle();
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.queryByText(/out of date/)).toBeNull();
});

test('a customer for whom nothing runs is not asked for again, an agent always is', async () => {
  vi.useFakeTimers();
  for (const [side, reads] of [
    ['customer', 1],
    ['agent', 2],
  ] as const) {
    const asked = answering({ [path]: () => list({ d_state: 'cancelled' }) });
    show(<DeliverySection side={side} />, asha);
    await act(() => vi.advanceTimersByTimeAsync(0));
    await settle();
    expect(asked).toHaveLength(reads);
    cleanup();
  }
});

test('after five minutes without an answer the next agent can be asked, without a reload', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-16T06:34:55Z') });
  const answers = [list({})];
  answering({ [path]: () => answers.shift() ?? same() });
  show(<DeliverySection side="customer" />, asha);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('button', { name: 'Ask the next agent' })).toBeNull();
  await settle();
  expect(screen.getByRole('button', { name: 'Ask the next agent' })).toBeTruthy();
});

test('the home shows what runs, each step with its time, and nothing else', async () => {
  answering({
    [path]: () =>
      list(
        { d_state: 'done', d_id: 2 },
        {
          d_state: 'accepted',
          u_name: 'Meena Das',
          d_steps: [...record.d_steps, { state: 'accepted', at: '2026-03-16T06:33:00Z' }],
        },
      ),
  });
  show(<RunningDeliveries />, asha);
  await screen.findByRole('heading', { name: 'On its way' });
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(['Meena Das']);
  expect(screen.getByRole('list', { name: 'What has happened' }).textContent).toBe(
    'Asked 16 Mar, 12:00 PMAccepted 16 Mar, 12:03 PM',
  );
});

test('does not read while the page is hidden', async () => {
  vi.useFakeTimers();
  const asked = answering({ [path]: () => list({}) });
  show(<DeliverySection side="customer" />, asha);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await settle();
  expect(asked).toHaveLength(1);
  seen.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toHaveLength(2);
  seen.mockRestore();
});

test('offers each side its actions, and asks before one that ends the delivery', async () => {
  const asked = answering({
    [path]: () => list({}),
    'delivery/change/request': () => moved('You declined the delivery.', { d_state: 'declined' }),
  });
  show(<DeliverySection side="agent" />, asha);
  const name = await screen.findByRole('heading', { level: 3 });
  const card = name.closest('li') ?? document.body;
  const names = within(card)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Accept', 'Decline']);
  fireEvent.click(within(card).getByRole('button', { name: 'Decline' }));
  const question = await screen.findByRole('alertdialog', { name: 'Decline this delivery?' });
  expect(asked.map(({ path }) => path)).toHaveLength(1);
  fireEvent.click(within(question).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('You declined the delivery.')).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('change/request'))?.body).toEqual({
    d_id: 1,
    move: 'decline',
  });
});

const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a move shows its reply at the right place in the list, without reading the list again', async () => {
  const asked = answering({
    [path]: () => list({ d_state: 'accepted' }, { d_id: 2, u_name: 'Sunil Das', d_state: 'accepted' }),
    'delivery/change/request': () => moved('Done!', { d_state: 'done', u_name: 'Ravi' }),
  });
  show(<DeliverySection side="agent" />, asha);
  await screen.findByText('Ravi Nair');
  fireEvent.click(screen.getAllByRole('button', { name: 'Mark as done' })[0] ?? document.body);
  expect(await screen.findByText('Done!')).toBeTruthy();
  expect(cards()).toEqual(['Sunil Das', 'Ravi']);
  expect(screen.getByText('Done')).toBeTruthy();
  expect(asked.filter(({ path: end }) => end.endsWith(path))).toHaveLength(1);
});

test('a move that failed reads the list again, because the other side may have been faster', async () => {
  const answers = [list({}), list({ d_state: 'cancelled' })];
  answering({
    [path]: () => answers.shift() ?? same(),
    'delivery/change/request': () => json(409, { result: false, message: 'It was cancelled.' }),
  });
  show(<DeliverySection side="agent" />, asha);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('It was cancelled.')).toBeTruthy();
  expect(await screen.findByText('Cancelled')).toBeTruthy();
});

test('a list that was requested before a move does not undo it', async () => {
  vi.useFakeTimers();
  let answer = (_: Response) => {};
  const answers = [list({}), new Promise<Response>((resolve) => (answer = resolve))];
  answering({
    [path]: () => answers.shift() ?? same(),
    'delivery/change/request': () => moved('Accepted!', { d_state: 'accepted' }),
  });
  show(<DeliverySection side="agent" />, asha);
  await act(() => vi.advanceTimersByTimeAsync(0));
  await settle();
  press('Accept');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Accepted')).toBeTruthy();
  answer(list({}));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('Waiting for an answer')).toBeNull();
});

test('searches again for the pickup shop after a search failed', async () => {
  let isDown = true;
  const none = { result: true, message: '', list: [], more: false };
  answering({ 'fields=card': () => (isDown ? json(500, {}) : json(200, none)) });
  show(<ShopChoice city="Kochi" chosen={null} error={undefined} onChoose={() => {}} />, asha);
  fill({ Shop: 'Anand' });
  press('Find');
  expect(await screen.findByText('The shops could not be loaded. Please try again.')).toBeTruthy();
  isDown = false;
  press('Find');
  expect(await screen.findByText(/^No shop of that name in Kochi/)).toBeTruthy();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('‘Mark as done’ can be taken back for ten minutes [D-114]', async () => {
  const asked = answering({
    [path]: () => list({ d_state: 'done', d_changed_at: minutesAgo(9) }),
    'delivery/change/request': () => moved('The delivery goes on.', { d_state: 'accepted' }),
  });
  show(<DeliverySection side="agent" />, asha);
  fireEvent.click(await screen.findByRole('button', { name: 'Not done yet' }));
  expect(await screen.findByText('The delivery goes on.')).toBeTruthy();
  expect(asked.find(({ path: to }) => to.endsWith('change/request'))?.body).toEqual({
    d_id: 1,
    move: 'reopen',
  });
  expect(screen.getByRole('button', { name: 'Mark as done' })).toBeTruthy();
});

test.each<[when: string, side: 'agent' | 'customer', record: Partial<DeliveryRecord>]>([
  ['after eleven minutes', 'agent', { d_changed_at: minutesAgo(11) }],
  ['once the customer has rated it', 'agent', { d_changed_at: minutesAgo(1), r_rating: 5 }],
  ['by the customer', 'customer', { d_changed_at: minutesAgo(1) }],
])('not %s [D-114]', async (_when, side, different) => {
  answering({ [path]: () => list({ d_state: 'done', ...different }) });
  show(<DeliverySection side={side} />, asha);
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not done yet' })).toBeNull();
});

test('a request that was declined leads to the next agent, for the customer only', async () => {
  answering({ [path]: () => list({ d_state: 'declined', d_id: 9 }) });
  show(<DeliverySection side="agent" />, asha);
  expect(await screen.findByText('Declined')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask the next agent' })).toBeNull();
  cleanup();
  show(<DeliverySection side="customer" />, asha);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the next agent' }));
  expect(new URLSearchParams(location.search).get('again')).toBe('9');
});
