import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, asha, fill, json, opened, press, resetBetweenTests, show } from '../../test/harness';
import { keepReview, recallReview } from './review-draft';
import { ReviewPanel } from './ReviewPanel';

resetBetweenTests();

const other = {
  r_id: 1,
  user_name: 'Ravi',
  created_at: '2026-11-14T06:00:00Z',
  r_rating: 4,
  r_heading: 'Really good service!',
  r_comment: 'Fresh',
};
const list = () => json(200, { result: true, list: [other], more: false, breakdown: [0, 0, 0, 1, 0] });
const panel = <ReviewPanel shopId={5} headings="detail" noReviews="None yet." onPosted={() => {}} />;
const authors = () =>
  [...document.querySelectorAll('[aria-label="Customer Reviews"] li b')].map(
    ({ textContent }) => textContent,
  );
const reports = () =>
  within(screen.getByRole('region', { name: 'Customer Reviews' }))
    .queryAllByRole('button', { name: /^Report/ })
    .map((button) => button.getAttribute('aria-label'));

test('one’s own review cannot be reported, those of others can', async () => {
  answering({
    '/add/review': () =>
      json(200, { result: true, success: true, message: 'Review submitted successfully!' }),
    'shop_id=5': list,
    '/list/review': list,
  });
  show(panel, asha);
  await screen.findByText('Fresh');
  fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  fill({ 'Your review': 'Lovely bread' });
  press('Post Review');
  await waitFor(() => expect(authors()).toEqual(['You', 'Ravi']));
  expect(reports()).toEqual(['Report the review by Ravi']);
});

test('not after the page was loaded again either, for the server says which is one’s own', async () => {
  const own = { ...other, r_id: 2, user_name: 'Asha', r_comment: 'Lovely bread', is_mine: true };
  const both = json(200, { result: true, list: [other, own], more: false, breakdown: [0, 0, 0, 2, 0] });
  answering({ '/list/review': () => both });
  show(panel, asha);
  await screen.findByText('Lovely bread');
  expect(reports()).toEqual(['Report the review by Ravi']);
});

test('a guest who reports is asked to log in, and nothing is sent', async () => {
  const asked = answering({ 'shop_id=5': list, '/list/review': list });
  show(panel);
  await screen.findByText('Fresh');
  history.replaceState(null, '', '/NearbyShop');
  press('Report the review by Ravi');
  await waitFor(() => expect(opened()).toBe('login'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter(({ path }) => path.includes('/report/'))).toEqual([]);
});

test('a review that is changed is called so, and may be left as it is', async () => {
  answering({
    '/add/review': () => json(200, { result: true, success: true, message: '' }),
    'shop_id=5': list,
    '/list/review': list,
  });
  const begin = () => keepReview(5, { rating: 4, text: 'Fresh', heading: '', isChange: true });
  begin();
  show(panel, asha);
  fill({ 'Your review': 'Fresh again' });
  press('Cancel');
  expect(screen.getByRole('form', { name: 'Write a Review' })).toBeTruthy();
  await waitFor(() => expect(recallReview(5)).toEqual({ rating: 0, text: '' }));
  cleanup();
  begin();
  show(panel, asha);
  expect(screen.getByRole('heading', { name: 'Change your review' })).toBeTruthy();
  press('Save');
  expect(await screen.findByText('Review changed')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Write a Review' })).toBeTruthy();
});

test('the owner of the shop has no form for reviews, everybody else has', async () => {
  answering({ 'shop_id=5': list, '/list/review': list });
  show(panel, { ...asha, role: 'shop', sh_id: 5 });
  expect(screen.queryByRole('button', { name: 'Post Review' })).toBeNull();
  expect(screen.getByText(/This is your own shop/)).toBeTruthy();
});
