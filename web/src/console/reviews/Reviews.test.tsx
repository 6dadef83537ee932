import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { openConsole } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import { ReviewsPage } from './ReviewsPage';

resetBetweenTests();

const report = {
  rp_id: 31,
  reporter: { id: 8, name: 'Ravi', has_email: true },
  reason: 'It is about another shop.',
  created_at: '1969-12-30T00:00:00Z',
  is_open: true,
  reply: '',
};
const review = {
  r_id: 3,
  shop: { sh_id: 9, name: 'Anand Stores' },
  author: { id: 4, name: 'Mini' },
  rating: 2,
  heading: '',
  comment: 'The rice was old.',
  created_at: '2026-03-16T06:30:00Z',
  is_hidden: false,
  is_harmless: false,
  since: '2026-03-16T06:30:00Z',
  report_count: 1,
  reports: [report],
};
const others = {
  '/hide/review': {},
  '/restore/review': {},
  '/pass/review': {},
  '/watch/review': {},
  '/delete/review': {},
  '/answer/report': {},
};

async function openWith(different: object = {}, path = '/admin/reviews', grade: Grade = 'moderator') {
  const rows = [{ ...review, ...different }];
  const list = { page: 1, pages: 2, count: 40, rows };
  const sent = openConsole(<ReviewsPage />, path, { '/list/reviews': list, ...others }, grade);
  await screen.findByRole('heading', { level: 2, name: 'Anand Stores' });
  return sent;
}
const card = () => {
  const found = screen.getByRole('heading', { level: 2, name: 'Anand Stores' }).closest('li');
  return within(found ?? document.body);
};
const cardLinks = () =>
  card()
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('a reported review', () => {
  test('says whose it is, what it says, who said what against it, and when', async () => {
    await openWith();
    expect(cardLinks()).toEqual([
      'Anand Stores /admin/listings/9',
      'Mini /admin/people/4',
      'Ravi /admin/people/8',
    ]);
    const figure = card().getByRole('figure');
    expect(figure.textContent).toBe('The rice was old.Mini, 16 Mar 2026');
    expect(card().getByText('2 stars')).toBeTruthy();
    expect(card().getByRole('heading', { level: 3 }).textContent).toBe('1 report');
    expect(card().getByRole('listitem').textContent).toBe('It is about another shop.Ravi, 2 days agoAnswer');
    expect([card().queryByText('Taken down'), card().queryByText('Found harmless')]).toEqual([null, null]);
  });

  test.each([
    [{ rating: 1 }, '1 star'],
    [{ author: null }, 'Anonymous User'],
    [{ is_hidden: true }, 'Taken down'],
    [{ is_harmless: true }, 'Found harmless'],
    [{ report_count: 0, reports: [] }, 'Nobody has reported it.'],
    [{ report_count: 25 }, '25 reports'],
    [{ reports: [{ ...report, reporter: null }] }, 'Account deleted'],
    [{ reports: [{ ...report, reply: 'Thank you.' }] }, 'Answered: Thank you.'],
  ])('with %j says: %s', async (different, says) => {
    await openWith(different);
    const all = [...document.querySelectorAll('article li *')].map(({ textContent }) => textContent ?? '');
    expect(all.some((text) => text.startsWith(says))).toBe(true);
  });

  test.each<[string, object, Grade, boolean]>([
    ['one with a mailbox', {}, 'moderator', true],
    ['one without a mailbox', { reporter: { id: 8, name: 'Ravi', has_email: false } }, 'moderator', false],
    ['one whose account is gone', { reporter: null }, 'moderator', false],
    ['one who was answered', { reply: 'Thank you.' }, 'moderator', false],
    ['one with a mailbox, by a cashier', {}, 'cashier', false],
  ])('%s is answered: %j, %s: %s', async (_who, different, grade, isOffered) => {
    await openWith({ reports: [{ ...report, ...different }] }, '/admin/reviews', grade);
    expect(card().queryByRole('button', { name: 'Answer Ravi' }) !== null).toBe(isOffered);
  });
});

describe('a press', () => {
  test.each([
    [
      {},
      'Take down the review of Anand Stores',
      '/hide/review',
      'Taken down. You find it under ‘Taken down’.',
    ],
    [
      { is_hidden: true },
      'Show the review of Anand Stores again',
      '/restore/review',
      'The review is shown again.',
    ],
    [
      {},
      'Harmless: no more reports on the review of Anand Stores',
      '/pass/review',
      'It stays. You find it under ‘Found harmless’.',
    ],
    [
      { is_harmless: true },
      'Take reports again on the review of Anand Stores',
      '/watch/review',
      'It can be reported again.',
    ],
  ])(
    'with %j on “%s” sends its number to %s, and the list is read again',
    async (different, button, call, done) => {
      const sent = await openWith(different);
      press(button);
      expect(await screen.findByText(done)).toBeTruthy();
      expect(sent(call)).toEqual([{ r_id: 3 }]);
      await waitFor(() => expect(sent('/list/reviews')).toHaveLength(2));
    },
  );

  test('on Delete asks first, in numbers', async () => {
    const sent = await openWith({ report_count: 2 });
    press('Delete the review of Anand Stores');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('1 review and 2 reports are deleted.');
    expect(sent('/delete/review')).toEqual([]);
    press('Delete review');
    await waitFor(() => expect(sent('/delete/review')).toEqual([{ r_id: 3 }]));
  });

  test('on Answer writes to who reported it, not without a word', async () => {
    const sent = await openWith();
    press('Answer Ravi');
    await screen.findByRole('dialog', { name: 'Answer Ravi' });
    press('Send by mail');
    expect(await screen.findByText('Please write something first')).toBeTruthy();
    fill({ 'Your answer': 'We have looked.' });
    press('Send by mail');
    expect(await screen.findByText('The answer is on its way.')).toBeTruthy();
    expect(sent('/answer/report')).toEqual([{ rp_id: 31, text: 'We have looked.' }]);
  });
});

describe('the lists of reviews', () => {
  test('are asked for by the url, and paged within', async () => {
    const sent = await openWith({}, '/admin/reviews?state=hidden&page=1');
    expect(sent('/list/reviews')).toEqual([{ page: '1', state: 'hidden' }]);
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/admin/reviews?state=hidden&page=2',
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Which reviews' })).getAllByRole('link');
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
    ).toEqual([
      ['Reported', '/admin/reviews', null],
      ['Taken down', '/admin/reviews?state=hidden', 'page'],
      ['Found harmless', '/admin/reviews?state=harmless', null],
    ]);
  });

  test.each([
    ['/admin/reviews', 'No report waits for you.'],
    ['/admin/reviews?state=harmless', 'None.'],
  ])('%s without one says: %s', async (path, says) => {
    openConsole(<ReviewsPage />, path, { '/list/reviews': { page: 1, pages: 1, count: 0, rows: [] } });
    expect(await screen.findByText(says)).toBeTruthy();
  });
});
