import { describe, expect, test, vi } from 'vitest';
import { type Grade, grades, isGranted } from '@aaspaas/contract/roles/grades';
import { type CheckName, checkNames } from '@aaspaas/contract/console/today/checks';
import {
  findAnything,
  readChecks,
  readMonth,
  readTrends,
  readWaiting,
  type TrendPoint,
} from '@aaspaas/contract/console/today/calls';
import { listJobs } from '@aaspaas/contract/console/jobs/calls';
import { english } from '@aaspaas/contract/languages';
import { keyOfCall, type PageReplies, type PageRequest } from '@aaspaas/contract/page';
import { consolePages } from './pages';
import { planPage, renderPage } from '../entry-server';
import { plainSettings } from '../../test/settings';

/** Pages as the server draws them, from what it plans to read and the replies to that. */

// The first drawing of a page loads its scripts, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Answers = Readonly<Record<string, (body: object) => object>>;

const requestOf = (url: string, grade: Grade = 'chief'): PageRequest => ({
  language: english,
  words: String,
  url,
  user: { id: 1, u_id: 1, role: 'admin', sh_id: null, name: 'Asha', picture: null, grade },
  settings: { ...plainSettings, tileUrl: 'none' },
  now: new Date('2026-03-16T06:30:00Z'),
});

function readsOf(request: PageRequest) {
  const plan = planPage(request);
  if ('redirect' in plan) throw new Error(`${request.url} leads to ${plan.redirect}`);
  return plan.calls;
}

async function draw(url: string, answers: Answers, grade?: Grade): Promise<Document> {
  const request = requestOf(url, grade);
  const replies: PageReplies = Object.fromEntries(
    readsOf(request).flatMap((call) => {
      const answer = answers[call.path];
      return answer ? [[keyOfCall(call), answer(call.body)]] : [];
    }),
  );
  const { body } = await renderPage(request, replies);
  return new DOMParser().parseFromString(body, 'text/html');
}

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

describe('the number of what waits', () => {
  const waiting = (total: number): Answers => ({
    [readWaiting.path]: () => ({ result: true, total, items: [], has_second_factor: true }),
  });
  const headerOf = (page: Document): string =>
    textOf(page.querySelector('.console > header a[href="/admin"]:not([aria-label])'));

  // That every grade's page reads the same is proven in pages.test.ts.
  test.each(consolePages)('is in the header of $path', async ({ path, permission }) => {
    const grade = grades.findLast((each) => isGranted(each, permission));
    const page = await draw(path.replace(/:\w+/, '1'), waiting(1234), grade);
    expect(headerOf(page)).toBe('1,234 waiting');
  });

  test('is said in words where nothing waits', async () => {
    expect(headerOf(await draw('/admin/jobs', waiting(0)))).toBe('Nothing waits');
  });
});

test('every check on Today that is not in order has a way to mend it', async () => {
  const checks = checkNames.map((name) => ({ name, state: 'bad', says: `${name} is wrong.` }));
  const page = await draw('/admin', { [readChecks.path]: () => ({ result: true, checks }) });
  const rows = [...page.querySelectorAll('section[aria-labelledby=checks] li')];
  const wayOf = (name: CheckName) => {
    const row = rows.find((each) => textOf(each).includes(`${name} is wrong.`));
    const links = [...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    const buttons = [...(row?.querySelectorAll('button') ?? [])].map(textOf);
    return [...links, ...buttons, ...[...(row?.querySelectorAll('code') ?? [])].map(textOf)];
  };
  expect(Object.fromEntries(checkNames.map((name) => [name, wayOf(name)]))).toEqual({
    https: ['PUBLIC_URL=https://…'],
    mail: ['/admin/outbox', 'Send me a mail', 'SMTP_URL', 'MAIL_FROM'],
    demo: ['DATA_DIR=…', 'DEMO=0'],
    upi: ['/admin/settings'],
    support: ['/admin/settings'],
    officer: ['/admin/settings'],
    charity: ['/admin/settings'],
    disk: [],
    backup: ['Make a backup now', 'I made one elsewhere', 'BACKUP_DIR', 'npm run backup'],
    endings: ['/admin/jobs'],
    database: ['docs/scaling.md'],
  });
  const disk = rows.find((row) => textOf(row).includes('disk is wrong.'));
  expect(textOf(disk)).toContain('Ask whoever looks after the machine for a larger disk.');
});

test.each([
  ['/admin?find=anand', [readWaiting, findAnything]],
  ['/admin?find=+', [readWaiting, readChecks, readMonth, readTrends]],
])('for %s the server reads what is shown, and no more', (url, expected) => {
  expect(readsOf(requestOf(url)).map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
});

test('what was found has its own title', async () => {
  const page = await draw('/admin?find=anand', { [findAnything.path]: () => ({ result: true, found: [] }) });
  expect(textOf(page.querySelector('h1'))).toBe('Found for ‘anand’');
});

test('what would end too much at once has a button on Jobs for its number, in place of Run now', async () => {
  const round = {
    began_at: null,
    took_ms: null,
    error: null,
    failed_at: null,
    last_error: null,
    next_at: null,
  };
  const jobs = [
    { ...round, job: 'mail', title: 'Send mails', pause_ms: 2000, is_here: true, held: null },
    {
      ...round,
      job: 'expiry',
      title: 'End listings',
      pause_ms: 3_600_000,
      is_here: true,
      held: { since: '2026-03-16T06:00:00Z', would_end: 1200, of_all: 1595 },
    },
  ];
  const page = await draw('/admin/jobs', { [listJobs.path]: () => ({ result: true, jobs }) });
  const buttons = [...page.querySelectorAll('tbody button')].map((each) => each.getAttribute('aria-label'));
  expect(buttons).toEqual(['Run now: Send mails', 'End 1,200 of 1,595 listings']);
});

describe('the charts of Today', () => {
  const month: readonly TrendPoint[] = [
    { from: '2026-03-14', businesses: 4, people: 0, listings: 1000, searches: 10, empty: 5 },
    { from: '2026-03-15', businesses: 1, people: 3, listings: 1500, searches: 0, empty: 0 },
    { from: '2026-03-16', businesses: 0, people: 2, listings: 1250, searches: 30, empty: 1 },
  ];
  const year: readonly TrendPoint[] = [
    { from: '2025-03-18', businesses: 70, people: 0, listings: 9, searches: 600, empty: 60 },
    { from: '2026-03-10', businesses: 35, people: 7, listings: 6, searches: 900, empty: 90 },
  ];
  const answers: Answers = {
    [readTrends.path]: (body) => ({
      result: true,
      points: 'span' in body && body.span === 'year' ? year : month,
      counted_at: '2026-03-16T06:15:00Z',
    }),
  };

  const describeChart = (figure: Element) => ({
    title: textOf(figure.querySelector('figcaption > span')),
    legend: [...figure.querySelectorAll('figcaption > span + span > span')].map(textOf),
    top: textOf(figure.querySelector('[aria-hidden] > div > span')),
    lines: [...figure.querySelectorAll('svg polyline')].map((line) => line.getAttribute('points')),
    table: [...figure.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf).join(' ')),
  });
  const chartsOf = (page: Document) => [...page.querySelectorAll('figure')].map(describeChart);
  const spanOf = (page: Document) =>
    textOf(page.querySelector('nav[aria-label="Time of the charts"] a[aria-current=true]'));

  test('are lines, a legend and a table of each of the 30 days', async () => {
    const page = await draw('/admin', answers);
    expect(spanOf(page)).toBe('30 days');
    expect(textOf(page.querySelector('section[aria-labelledby=trends] > p'))).toBe(
      'Counted at 16 Mar 2026, 11:45 AM.',
    );
    // Each line goes over the whole width of 600; the highest number is at 0, nothing at 160.
    expect(chartsOf(page)).toEqual([
      {
        title: 'Registrations',
        legend: ['Businesses: 5', 'People: 5'],
        top: '4',
        lines: ['0.0,0.0 300.0,120.0 600.0,160.0', '0.0,160.0 300.0,40.0 600.0,80.0'],
        table: ['14 Mar 2026 4 0', '15 Mar 2026 1 3', '16 Mar 2026 0 2'],
      },
      {
        title: 'Live listings',
        legend: ['Live: 1,250'],
        top: '1,500',
        lines: ['0.0,53.3 300.0,0.0 600.0,26.7'],
        table: ['14 Mar 2026 1,000', '15 Mar 2026 1,500', '16 Mar 2026 1,250'],
      },
      {
        title: 'Searches',
        legend: ['All: 40', 'Found nothing: 6'],
        top: '30',
        lines: ['0.0,106.7 300.0,160.0 600.0,0.0', '0.0,133.3 300.0,160.0 600.0,154.7'],
        table: ['14 Mar 2026 10 5', '15 Mar 2026 0 0', '16 Mar 2026 30 1'],
      },
    ]);
  });

  test('are of a year where the url says so', async () => {
    const page = await draw('/admin?span=year', answers);
    expect(spanOf(page)).toBe('A year');
    expect(chartsOf(page)).toEqual([
      {
        title: 'Registrations',
        legend: ['Businesses: 105', 'People: 7'],
        top: '70',
        lines: ['0.0,0.0 600.0,80.0', '0.0,160.0 600.0,144.0'],
        table: ['18 Mar 2025 70 0', '10 Mar 2026 35 7'],
      },
      {
        title: 'Live listings',
        legend: ['Live: 6'],
        top: '9',
        lines: ['0.0,0.0 600.0,53.3'],
        table: ['18 Mar 2025 9', '10 Mar 2026 6'],
      },
      {
        title: 'Searches',
        legend: ['All: 1,500', 'Found nothing: 150'],
        top: '900',
        lines: ['0.0,53.3 600.0,0.0', '0.0,149.3 600.0,144.0'],
        table: ['18 Mar 2025 600 60', '10 Mar 2026 900 90'],
      },
    ]);
  });

  test('are not drawn before anything was counted', async () => {
    const page = await draw('/admin', {
      [readTrends.path]: () => ({ result: true, points: [], counted_at: null }),
    });
    expect(chartsOf(page)).toEqual([]);
    expect(textOf(page.querySelector('section[aria-labelledby=trends] > p'))).toBe(
      'The first numbers come within a quarter of an hour.',
    );
  });
});
