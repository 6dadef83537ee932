import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { answering, json, resetBetweenTests, show } from '../../test/harness';
import { plainSettings } from '../../test/settings';
import { BootProvider } from '../api/boot';
import { SessionProvider } from '../session/session';
import { ToastProvider } from '../ui/toasts/Toast';
import { addRecentSearch, recentSearches } from './recent-searches';
import { speak } from '../say';
import { SearchBox } from './SearchBox';

resetBetweenTests();

// Loaded beforehand: on a busy machine that takes longer than a test waits for what it looks for.
beforeAll(() => import('./Suggestions'));

const page = (
  <BootProvider boot={{ user: null, settings: plainSettings, replies: {}, now: 0 }}>
    <ToastProvider>
      <SessionProvider>
        <SearchBox search="" city="Kochi" kind={null} onCity={() => {}} />
      </SessionProvider>
    </ToastProvider>
  </BootProvider>
);

/** The page as it comes from the server, before its script. */
function drawn(): { container: HTMLElement; box: HTMLInputElement } {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return { container, box: screen.getByRole<HTMLInputElement>('combobox') };
}

const plumber = { kind: 'category', label: 'plumber', hint: 'Home Repairs', address: null };

test('what was typed before the script came brings suggestions when it has come', async () => {
  answering({ 'text=plum': () => json(200, { result: true, message: '', list: [plumber] }) });
  const { container, box } = drawn();
  box.focus();
  box.value = 'plum';
  render(page, { container, hydrate: true });
  expect(await screen.findByRole('option', { name: /plumber/ })).toBeTruthy();
  expect(box.value).toBe('plum');
});

test('what they are is said in the language of the page, names of businesses stay', async () => {
  const list = [
    plumber,
    { kind: 'shop', label: 'Bakery', hint: 'Bakery · Kochi · 900 m', address: '/shop/1' },
  ];
  answering({ 'text=bak': () => json(200, { result: true, message: '', list }) });
  speak((text) => ({ Bakery: 'बेकरी', Kochi: 'कोच्चि', 'Home Repairs': 'घर की मरम्मत' })[text] ?? text);
  show(<SearchBox search="" city="Kochi" kind={null} onCity={() => {}} />);
  const box = screen.getByRole('combobox');
  box.focus();
  fireEvent.input(box, { target: { value: 'bak' } });
  const shown = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  speak();
  expect(shown).toEqual(['plumberघर की मरम्मत', 'Bakeryबेकरी · कोच्चि · 900 m']);
});

test('in a sheet they stand where the sheet has room for them, and what was searched before without a focus', async () => {
  answering({ 'text=plum': () => json(200, { result: true, message: '', list: [plumber] }) });
  addRecentSearch('bakery');
  const panel = document.body.appendChild(document.createElement('div'));
  show(<SearchBox search="" city="Kochi" kind={null} panel={panel} onCity={() => {}} />);
  expect(await within(panel).findByRole('link', { name: 'bakery' })).toBeTruthy();
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'plum' } });
  expect(await within(panel).findByRole('option', { name: /plumber/ })).toBeTruthy();
  expect(within(panel).queryByRole('link')).toBeNull();
  panel.remove();
});

test('nobody is asked before somebody goes into the box', async () => {
  const asked = answering({});
  const { container, box } = drawn();
  render(page, { container, hydrate: true });
  expect(asked).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.focus(box);
  expect(asked).toEqual([]);
});

test('in the empty box stand the searches of before, which lead there again and can be forgotten', async () => {
  answering({});
  addRecentSearch('a & b');
  addRecentSearch('bakery');
  render(page);
  const panel = () => screen.queryByRole('region', { name: 'Recent searches' });
  const box = screen.getByRole<HTMLInputElement>('combobox');
  expect(panel()).toBeNull();
  act(() => box.focus());
  const links = within(await screen.findByRole('region', { name: 'Recent searches' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]])).toEqual([
    ['bakery', 'search=bakery'],
    ['a & b', 'search=a%20%26%20b'],
  ]);
  fireEvent.input(box, { target: { value: 'b' } });
  await vi.waitFor(() => expect(panel()).toBeNull());
  fireEvent.input(box, { target: { value: '' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect([recentSearches(), panel(), document.activeElement === box]).toEqual([[], null, true]);
});
