import type { Page, Response } from '@playwright/test';
import { englishIn } from '../../../scripts/words/judge.mjs';
import { expect } from '../test';
import { isOurs } from './words';

/** Reads along what a page says, and knows what of it somebody wrote: that stays as it was written. */
export interface Reader {
  /** What this test has typed, or what others in it are called. */
  knows(...written: readonly string[]): void;
  /** Every text, label, title and alternative text of the page is in its language. */
  readsNoEnglish(): Promise<void>;
}

export function readerOf(page: Page): Reader {
  const written = new Set<string>();
  page.on('response', (response) => void remember(response, written));
  return {
    knows: (...texts) => texts.forEach((text) => written.add(text)),
    readsNoEnglish: () =>
      expect
        .poll(async () => {
          const { texts, boot } = await page.evaluate(readPage);
          collect(JSON.parse(boot), written);
          return englishAmong(texts, written);
        })
        .toEqual([]),
  };
}

function englishAmong(texts: readonly string[], written: ReadonlySet<string>): string[] {
  // The longest first: a name may be part of another.
  const known = [...written].toSorted((one, other) => other.length - one.length);
  const withoutKnown = (text: string): string =>
    known.some((each) => each.includes(text))
      ? ''
      : known.reduce((rest, each) => rest.replaceAll(each, ' '), text);
  return [...new Set(texts)].filter(
    (text) => englishIn(text).length > 0 && englishIn(withoutKnown(text)).length > 0,
  );
}

async function remember(response: Response, written: Set<string>): Promise<void> {
  const isReply = response.url().includes('/aaspaas/') && !response.url().includes('/words/');
  if (!isReply || !response.headers()['content-type']?.includes('json')) return;
  // The page may be gone meanwhile.
  collect(await response.json().catch(() => null), written);
}

/** What is ours in a reply. */
const ours = ['message', 'errors', 'words'];

/** All texts in a reply but those that are ours: its messages, and what tables of the product say. */
function collect(value: unknown, written: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length > 1 && !isOurs(value)) written.add(value);
  } else if (Array.isArray(value)) {
    for (const each of value) collect(each, written);
  } else if (value && typeof value === 'object') {
    for (const [name, each] of Object.entries(value)) if (!ours.includes(name)) collect(each, written);
  }
}

/** Runs in the page. */
function readPage(): { texts: string[]; boot: string } {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isRead = (element: Element | null) =>
    !element?.closest('script, style, noscript, template, [lang="en-IN"]');
  while (walker.nextNode())
    if (isRead(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'title',
    'alt',
    'placeholder',
    'label',
  ];
  for (const element of document.body.querySelectorAll('*'))
    if (isRead(element)) for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
  return {
    texts: texts.map((text) => text.trim().replaceAll(/\s+/g, ' ')).filter(Boolean),
    boot: document.querySelector('#boot')?.textContent ?? 'null',
  };
}
