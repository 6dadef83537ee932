import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { delivery } from '../../test/delivery';
import { answering, asha, json, resetBetweenTests, show } from '../../test/harness';
import { shopWith } from '../../test/shop';
import { DeliverySection } from '../deliveries/DeliverySection';
import { FoundShops } from '../pages/results/FoundShops';
import { ReviewPanel } from '../reviews/ReviewPanel';
import { askedOf } from '../search/asked';
import { useShopPages } from '../search/use-shop-pages';
import { readUrl } from '../current-url/url';
import { forgetReplies } from './use-read';

/** Lists that read by themselves, and not by `useRead`. */

resetBetweenTests();
beforeEach(forgetReplies);
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);

const url = readUrl('/NearbyShop');
const asked = askedOf(url) ?? expect.fail();

function Shops({ limit }: { limit: number }) {
  const pages = useShopPages({ limit });
  const shops = pages.state === 'loaded' ? pages.shops : [];
  return <FoundShops {...{ url, asked, request: { limit }, pages, shops }} onPoint={() => {}} />;
}

/** What the browser says of the line, and the network that goes with it. */
function line(isUp: boolean, call: string, reply: object): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isUp);
  const answer = () => json(200, { result: true, message: '', more: false, ...reply });
  answering({ [call]: () => (isUp ? answer() : new TypeError('Failed to fetch')) });
}

const review = {
  r_id: 1,
  user_name: 'Ravi',
  created_at: '2026-11-14T06:00:00Z',
  r_rating: 4,
  r_heading: '',
  r_comment: 'Fresh bread',
};
const shops = (sh_id: number, sh_name: string, more: boolean) => ({
  list: [shopWith({ sh_id, sh_name })],
  more,
});

interface Case {
  readonly list: ReactElement;
  readonly call: string;
  readonly reply: object;
  readonly shows: string;
  /** What is on the page before the line goes. */
  readonly before?: () => Promise<unknown>;
}

const cases: Readonly<Record<string, Case>> = {
  'the reviews of a shop': {
    list: <ReviewPanel shopId={5} headings="detail" noReviews="None" onPosted={() => {}} />,
    call: '/list/review',
    reply: { list: [review], breakdown: [0, 0, 0, 1, 0] },
    shows: 'Fresh bread',
  },
  'the deliveries': {
    list: <DeliverySection side="customer" />,
    call: '/delivery/list/request',
    reply: { stamp: 's', list: [delivery] },
    shows: 'Ravi Nair',
  },
  'the next page of a list': {
    list: <Shops limit={1} />,
    call: 'offset=1',
    reply: shops(2, 'Sampige Bakes', false),
    shows: 'Sampige Bakes',
    before: () => screen.findByText('Anand Stores'),
  },
};

test.each(Object.entries(cases))('%s: without a line no error, and read again with it', async (_, at) => {
  if (at.before) line(true, 'limit=1', shops(1, 'Anand Stores', true));
  else line(false, at.call, at.reply);
  show(at.list, asha);
  await at.before?.();
  line(false, at.call, at.reply);
  for (const more of screen.queryAllByRole('link', { name: 'Show more' })) fireEvent.click(more);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await act(async () => {});
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: /Retry|Try again/i })).toBeNull();
  expect(screen.queryByText(at.shows)).toBeNull();

  line(true, at.call, at.reply);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(at.shows)).toBeTruthy();
});
