import { configure, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import type { PublicSettings } from '@aaspaas/contract/page';
import { forgetReplies } from '../src/api/use-read';
import { answering, asha, json, show } from './harness';

/** Draws pages of the console for an admin of a grade, with replies of the test, and looks at what they say. */

// A whole page is drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

type Reply = object | (() => object);

const reply = (given: Reply) => (typeof given === 'function' ? (given as () => object)() : given);

/** Answers calls by the end of their path; what was sent to one is read by the same end. */
export function openConsole(
  page: ReactElement,
  path: string,
  replies: Readonly<Record<string, Reply>>,
  grade: Grade = 'chief',
  own: Partial<PublicSettings> = {},
) {
  forgetReplies();
  history.replaceState(null, '', path);
  const waiting = { total: 0, items: [], has_second_factor: true };
  const all: Readonly<Record<string, Reply>> = { '/console/read/waiting': waiting, ...replies };
  const answers = Object.entries(all).map(([call, given]) => [
    call,
    () => {
      const answer = reply(given);
      return answer instanceof Response ? answer : json(200, { result: true, ...answer });
    },
  ]);
  const asked = answering(Object.fromEntries(answers));
  show(page, { ...asha, role: 'admin', grade }, own);
  return (call: string) => asked.filter(({ path: to }) => to.endsWith(call)).map(({ body }) => body);
}

/** The rows of a table but for its head. */
export const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

export const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent ?? '');

/** What stands in each column of each row, by the title of the column. */
export const cellsOf = async (name: string) =>
  (await rowsOf(name)).map((row) =>
    Object.fromEntries(
      within(row)
        .getAllByRole('cell')
        .map((cell) => [cell.dataset['title'] ?? '', cell.textContent ?? '']),
    ),
  );

const article = () => within(document.querySelector<HTMLElement>('article') ?? document.body);

/** The page's own buttons: by what they are called. */
export const buttonsOf = () =>
  article()
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((text) => text !== 'Copy');

/** The page's own links, with where they lead. */
export const linksOf = () =>
  article()
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

/** The fields of the page's filters as they would be sent. */
export const filtersOf = () => {
  const form = article()
    .queryAllByRole('search')
    .find((each): each is HTMLFormElement => each instanceof HTMLFormElement);
  return Object.fromEntries(form ? [...new FormData(form)] : []);
};

export const oneOfOne = { page: 1, pages: 1 };

/** A record of which the drawn part reads no more than these fields. */
export const partOf = <Whole,>(fields: { readonly [Name in keyof Whole]?: unknown }): Whole =>
  fields as unknown as Whole;
