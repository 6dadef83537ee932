import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../test';

/** The scripts that come after a page stands, as the build names them, and a line on which they get lost. */

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const manifest = new Map<string, Chunk>(
  Object.entries(
    JSON.parse(
      readFileSync(new URL('../../../web/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
    ),
  ),
);

/** 'src/frame/Header.tsx' and '_LoginDialog-Cp2keTxt.js' are called Header and LoginDialog. */
const nameOf = (key: string): string => key.replace(/^_|^.*\//, '').replace(/(-.{8})?\.[jt]sx?$/, '');

const chunks = [...manifest.values()];
const lateKeys = [...new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports ?? []))];

/** Everything that some script loads later. */
export const lateParts: readonly string[] = lateKeys.map(nameOf);

/** A part's own script, then those that it needs. */
function filesOf(part: string): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest.get(key);
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  lateKeys.filter((key) => nameOf(key) === part).forEach(add);
  return [...files];
}

export interface Line {
  /** From now on these parts do not come, but for what the screen needs as well. */
  lose(parts: readonly string[], screen?: string): void;
  /** The same before the page is opened: what it begins with comes, but for the parts' own scripts. */
  loseFrom(address: string, parts: readonly string[]): Promise<void>;
  /** Every lost file is asked for in vain, and comes from then on; with each of them the line is said to be back. */
  mend(): Promise<void>;
}

/** To be called before the page is opened: files that are there already cannot get lost. */
export async function tapLine(page: Page): Promise<Line> {
  const came = new Set<string>();
  const lost = new Set<string>();
  let refused: string | undefined;
  await page.route('**/assets/*.js', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (!lost.has(file)) {
      came.add(file);
      return route.continue();
    }
    refused = file;
    return route.abort();
  });
  const lose = (parts: readonly string[], screen = '') => {
    const needed = new Set([...came, ...filesOf(screen)]);
    for (const file of parts.flatMap(filesOf)) if (!needed.has(file)) lost.add(file);
    expect(lost.size, `${parts.join(', ')} is there already`).toBeGreaterThan(0);
  };
  return {
    lose,
    async loseFrom(address, parts) {
      const html = await (await page.request.get(address)).text();
      const first = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      for (const file of first) came.add(file.slice(1));
      for (const part of parts) came.delete(filesOf(part)[0] ?? '');
      lose(parts);
    },
    async mend() {
      while (lost.size > 0) {
        const message = `nobody asks for ${[...lost].join(', ')}`;
        await expect.poll(() => lost.has(refused ?? ''), { message, intervals: [10, 20, 50] }).toBe(true);
        await expectFrame(page);
        lost.delete(refused ?? '');
        await page.evaluate(() => dispatchEvent(new Event('online')));
      }
    },
  };
}

/** Header, content and footer stand, with something in them. */
export async function expectFrame(page: Page): Promise<void> {
  for (const part of ['#root header', 'main#content', 'main#content ~ div footer']) {
    await expect(page.locator(part).first()).toContainText(/\w/);
  }
}

/** As a link on the page would. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}
