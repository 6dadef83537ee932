import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { answering, asha, json, resetBetweenTests, show } from '../../../test/harness';
import { shopWith } from '../../../test/shop';
import { forgetReplies } from '../../api/use-read';
import { Page } from './Page';

// The whole page is drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 10_000 });
resetBetweenTests();
beforeEach(forgetReplies);

const owner: SessionUser = { ...asha, role: 'shop', sh_id: 5 };
const listOf = (...list: readonly unknown[]) =>
  json(200, { result: true, message: '', list, more: false, breakdown: [0, 0, 0, 0, 0] });
const said = 'Failed to fetch shop details. Try again.';

test.each([
  ['an owner', owner, {}],
  ['a visitor', null, { demoShopId: 5 }],
])(
  'for %s a profile that does not load is an error with Retry, and never a sample [D-009]',
  async (_who, user, own) => {
    const shop = vi.fn<() => Response>(() => json(500, {}));
    answering({ '/list/shop': shop });
    show(<Page />, user, own);
    await screen.findByText(said);
    expect(screen.queryByText('Demo profile')).toBeNull();
    expect(screen.queryByText(/how a shop looks/)).toBeNull();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    shop.mockImplementation(() => listOf(shopWith()));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Anand Stores');
    expect(screen.queryByText(said)).toBeNull();
  },
);

test('only the owner’s own shop can be edited, and only a sample is called one [D-009]', async () => {
  answering({ '/list/shop': () => listOf(shopWith()) });
  show(<Page />, null, { demoShopId: 5 });
  await screen.findByText('Demo profile');
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
});

/** Sees at once whatever it is to look at. */
class AllInSight {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(): void {
    this.tell(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect(): void {}
}

test('a review without a heading of its own has none on the profile either [D-106]', async () => {
  const review = {
    r_id: 3,
    r_rating: 4,
    r_heading: '',
    r_comment: 'Fresh',
    user_name: 'Ravi',
    created_at: '',
  };
  answering({
    '/list/shop': () => listOf(shopWith()),
    '/list/review': () => listOf(review),
  });
  vi.stubGlobal('IntersectionObserver', AllInSight);
  show(<Page />, owner);
  const comment = await screen.findByText('Fresh');
  const item = comment.closest('li') ?? document.body;
  expect(within(item).queryByText(/Great experience!|Really good service!/)).toBeNull();
});

test('the owner edits first, and is offered nothing that is for customers', async () => {
  const taps = { call: 0, whatsapp: 0, share: 0, directions: 0 };
  const own = { version: 1, is_pinned: true, taps, status_reason: '', paid_until: null };
  answering({ '/list/shop': () => listOf(shopWith({ owner: own })) });
  show(<Page />, owner);
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.getAllByRole('button')[0]?.textContent).toContain('Edit');
  expect(screen.queryByRole('link', { name: /^Call / })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send an agent' })).toBeNull();
  // Customers see these (M-198), so the owner sees them too.
  expect(screen.getByRole('link', { name: /^Contact Now/ })).toBeTruthy();
});
