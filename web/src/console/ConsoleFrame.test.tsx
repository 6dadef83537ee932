import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { openConsole } from '../../test/console';
import { asha, resetBetweenTests, show } from '../../test/harness';
import { ConsoleFrame } from './ConsoleFrame';
import { ConsoleGuard } from './ConsoleGuard';
import { consolePageAt } from './pages';
import { FoundList } from './today/TodayPage';

resetBetweenTests();

const item = (kind: string, count: number) => ({ kind, count, oldest_at: null });
const frame = (
  <ConsoleFrame title="Jobs" crumbs={[{ label: 'Payments', href: '/admin/payments' }]} actions="A file">
    Content
  </ConsoleFrame>
);
const openAt = (path: string, waiting: object, grade?: Grade, hasMailServer = true) =>
  openConsole(frame, path, { '/console/read/waiting': waiting }, grade, { hasMailServer });
const fully = { has_second_factor: true };

describe('the menu', () => {
  const rows = () =>
    within(screen.getByRole('navigation', { name: 'Console' }))
      .getAllByRole('link')
      .map((link) => ({
        says: link.textContent ?? '',
        href: link.getAttribute('href'),
        isHere: link.getAttribute('aria-current') === 'page',
      }));
  const waits = () => rows().filter(({ says }) => says.includes('waiting'));

  test('counts beside each page what waits there, and nothing where nothing does', async () => {
    const items = [
      item('payments', 3),
      item('licences', 0),
      item('reports', 1),
      item('edits', 1200),
      item('mail', 2),
    ];
    openAt('/admin/jobs', { ...fully, total: 1206, items });
    await screen.findByText('1,206', { exact: false });
    expect(waits()).toEqual([
      { says: 'Payments3 waiting', href: '/admin/payments', isHere: false },
      { says: 'Reviews1 waiting', href: '/admin/reviews', isHere: false },
      { says: 'Edits1,200 waiting', href: '/admin/edits', isHere: false },
      { says: 'Mail2 waiting', href: '/admin/outbox', isHere: false },
    ]);
  });

  test('with the number above and the note on the second step it asks once', async () => {
    const items = [item('payments', 3)];
    const sent = openAt('/admin/jobs', { has_second_factor: false, total: 3, items });
    await screen.findByRole('link', { name: 'Set it up' });
    await screen.findByText('3', { selector: 'header span', exact: false });
    expect(waits().map(({ says }) => says)).toEqual(['Payments3 waiting']);
    expect(sent('/read/waiting')).toEqual([{}]);
  });

  test('counts licences beside Licences; where nothing waits there is no number at all', async () => {
    openAt('/admin', { ...fully, total: 1, items: [item('licences', 1)] });
    await screen.findByText('1', { selector: 'header span', exact: false });
    expect(waits().map(({ says }) => says)).toEqual(['Licences1 waiting']);
  });

  test.each([
    ['/admin', 'Today'],
    ['/admin/payments/5', 'Payments'],
    ['/Admin/Jobs/', 'Jobs'],
    ['/admin/listings/9', undefined],
  ])('at %s marks %s', (path, label) => {
    openAt(path, { ...fully, total: 0, items: [] });
    expect(rows().flatMap(({ says, isHere }) => (isHere ? [says] : []))).toEqual(label ? [label] : []);
  });

  test.each<[Grade, readonly string[]]>([
    ['viewer', ['Today', 'Payments', 'Reviews', 'Edits', 'Corrections', 'Ledger', 'Shops', 'Services']],
    ['cashier', ['Today', 'Payments', 'Reviews', 'Edits', 'Corrections', 'Statements', 'Ledger', 'Shops']],
    ['moderator', ['Today', 'Payments', 'Licences', 'Reviews', 'Edits', 'Corrections', 'Ledger', 'Shops']],
  ])('of a %s begins with %j', (grade, expected) => {
    openAt('/admin', { ...fully, total: 0, items: [] }, grade);
    expect(
      rows()
        .slice(0, 8)
        .map(({ says }) => says),
    ).toEqual(expected);
  });
});

describe('find anything', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find anything' });
  const selected = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0);
  const openFound = () => openAt('/admin?find=anand', { ...fully, total: 0, items: [] });

  test.each([
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
  ])('%s-K goes to the box and selects what is in it', (_key, held) => {
    openFound();
    expect(document.activeElement).not.toBe(box());
    const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 'k', ...held });
    expect([document.activeElement === box(), selected(), isLeftToBrowser]).toEqual([true, 'anand', false]);
  });

  test.each([[{ key: 'k' }], [{ key: 'j', ctrlKey: true }]])('%j is left to the page', (key) => {
    openFound();
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(document.activeElement).not.toBe(box());
  });

  test('leads to Today with what was typed', () => {
    openFound();
    const form = box().form;
    expect([form?.getAttribute('action'), form && [...new FormData(form)]]).toEqual([
      '/admin',
      [['find', 'anand']],
    ]);
  });
});

describe('what was found', () => {
  const openList = (typed: string, found: readonly object[], grade?: Grade) =>
    openConsole(<FoundList typed={typed} />, '/admin', { '/console/find/anything': { found } }, grade);
  const links = async () =>
    within(await screen.findByRole('list'))
      .getAllByRole('link')
      .map((link) => [
        ...Array.from(link.children, ({ textContent }) => textContent),
        link.getAttribute('href'),
      ]);

  test('is called by its kind and leads to its page', async () => {
    const sent = openList('anand', [
      { kind: 'listing', id: 9, title: 'Anand Stores', detail: 'Kochi, Live' },
      { kind: 'person', id: 4, title: 'Anand Rao', detail: 'Owner' },
      { kind: 'payment', id: 5, title: 'K7MQ2XW9RTYB', detail: 'Anand Stores, ₹500' },
    ]);
    expect(await links()).toEqual([
      ['Anand Stores', 'Listing: Kochi, Live', '/admin/listings/9'],
      ['Anand Rao', 'Person: Owner', '/admin/people/4'],
      ['K7MQ2XW9RTYB', 'Payment: Anand Stores, ₹500', '/admin/payments/5'],
    ]);
    expect(sent('/find/anything')).toEqual([{ q: 'anand' }]);
  });

  test('pages come first, by a part of their name in any case', async () => {
    openList('sE', [{ kind: 'person', id: 4, title: 'Sethu', detail: 'Customer' }]);
    expect((await links()).map((parts) => parts.slice(1))).toEqual([
      ['Page', '/admin/services'],
      ['Page', '/admin/settings'],
      ['Page', '/admin/security'],
      ['Page', '/admin/two-step'],
      ['Person: Customer', '/admin/people/4'],
    ]);
  });

  test('pages that one may not open are not found', async () => {
    openList('sett', [], 'viewer');
    expect(await screen.findByText('Nothing is like ‘sett’.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('above a page', () => {
  const step = () => screen.queryByRole('link', { name: 'Set it up' });
  const mail = () =>
    screen.queryByText(/^There is no mail server: wherever this console speaks of a mail, none is sent\./);

  test.each([
    ['/admin/jobs', true, true, [false, false]],
    ['/admin/jobs', false, true, [true, false]],
    ['/admin/two-step', false, true, [false, false]],
    ['/admin/jobs', true, false, [false, true]],
  ])('at %s, second step %s, mail server %s, these are spoken of: %j', async (path, has, sends, expected) => {
    openAt(path, { total: 0, items: [], has_second_factor: has }, 'chief', sends);
    await screen.findByText('Nothing waits');
    expect([step() !== null, mail() !== null]).toEqual(expected);
  });

  test('stand the pages over it, its title and what it offers', () => {
    openAt('/admin/jobs', { ...fully, total: 0, items: [] });
    const where = within(screen.getByRole('navigation', { name: 'Where this is' }));
    expect(where.getByRole('link', { name: 'Payments' }).getAttribute('href')).toBe('/admin/payments');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs');
    expect(screen.getByText('A file')).toBeTruthy();
  });
});

describe('a page of the console', () => {
  const openAs = (path: string, grade: Grade) =>
    openConsole(
      <ConsoleGuard permission={consolePageAt(path)?.permission ?? 'manage admins'}>Secrets</ConsoleGuard>,
      path,
      {},
      grade,
    );

  test.each<[string, Grade, boolean]>([
    ['/admin/settings', 'chief', true],
    ['/admin/settings', 'cashier', false],
    ['/admin/statements/3', 'cashier', true],
    ['/admin/statements/3', 'moderator', false],
    ['/admin/licences', 'moderator', true],
    ['/admin/licences', 'cashier', false],
    ['/admin/audit', 'viewer', false],
    ['/admin/listings/9', 'viewer', true],
  ])('%s is shown to a %s: %s', (path, grade, isShown) => {
    openAs(path, grade);
    expect([
      screen.queryByText('Secrets') !== null,
      screen.queryByText('Not with your account') !== null,
    ]).toEqual([isShown, !isShown]);
  });

  test.each([
    [{ role: 'admin', grade: 'chief', needs_code: true } as const, 'Enter your code'],
    [{ role: 'user', grade: null } as const, undefined],
  ])('shows nothing of itself to %j', (different, says) => {
    history.replaceState(null, '', '/admin');
    show(<ConsoleGuard permission="look">Secrets</ConsoleGuard>, { ...asha, ...different });
    expect(screen.queryByText('Secrets')).toBeNull();
    expect(screen.queryByRole('heading')?.textContent).toBe(says);
  });
});
