import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../test';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const manifestFile = new URL('../../../web/dist/client/.vite/manifest.json', import.meta.url);
const manifest = new Map<string, Chunk>(Object.entries(JSON.parse(readFileSync(manifestFile, 'utf8'))));

/**
 * 'src/pages/shop/Page.tsx' is called pages/shop, 'src/console/jobs/JobsPage.tsx' pages/jobs/JobsPage,
 * 'src/registration/pages/TypePage.tsx' pages/TypePage, 'src/frame/header/Header.tsx' Header, and '_LoginDialog-Cp2keTx.js' LoginDialog.
 */
const nameOf = (key: string): string =>
  /^src\/(pages\/.*)\/Page\.tsx$/.exec(key)?.[1] ??
  /^src\/(?:console|registration\/pages)\/(.*Page)\.tsx$/.exec(key)?.[1]?.replace(/^/, 'pages/') ??
  // Only files of their own have a hash in their key.
  /^_(.*)-.{7}\.js$/.exec(key)?.[1] ??
  key.replace(/^.*\/|\.[jt]sx?$/g, '');

const lazyKeys = [...new Set([...manifest.values()].flatMap(({ dynamicImports }) => dynamicImports ?? []))];

/** Every script that some other script imports when it is needed. */
export const lazyScripts: readonly string[] = lazyKeys.map(nameOf);

/** The script's own file, then those that it imports. */
function filesOf(script: string): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest.get(key);
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  lazyKeys.filter((key) => nameOf(key) === script).forEach(add);
  return [...files];
}

/** True for the url of the script's own file. */
export const isFileOf = (script: string, url: URL): boolean => url.pathname === `/${filesOf(script)[0]}`;

/** A network on which chosen scripts are lost. */
export interface LossyNetwork {
  /** From now on these scripts are lost, except for the files that the page's script needs as well. */
  lose(scripts: readonly string[], pageScript?: string): void;
  /** The same before a page is opened: what it begins with is loaded, except for these scripts themselves. */
  loseBeforeOpening(path: string, scripts: readonly string[]): Promise<void>;
  /** Waits until each lost file has been requested in vain, then lets it through and reports the network as back. */
  restore(): Promise<void>;
}

/** To be called before the page is opened: files that are loaded already cannot be lost. */
export async function lossyNetwork(page: Page): Promise<LossyNetwork> {
  const loaded = new Set<string>();
  const lost = new Set<string>();
  let lastAborted: string | undefined;
  await page.route('**/assets/*.js', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (!lost.has(file)) {
      loaded.add(file);
      return route.continue();
    }
    lastAborted = file;
    return route.abort();
  });
  const lose = (scripts: readonly string[], pageScript = '') => {
    const needed = new Set([...loaded, ...filesOf(pageScript)]);
    for (const file of scripts.flatMap(filesOf)) if (!needed.has(file)) lost.add(file);
    expect(lost.size, `${scripts.join(', ')} is loaded already`).toBeGreaterThan(0);
  };
  return {
    lose,
    async loseBeforeOpening(path, scripts) {
      const html = await (await page.request.get(path)).text();
      const first = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      for (const file of first) loaded.add(file.slice(1));
      for (const script of scripts) loaded.delete(filesOf(script)[0] ?? '');
      lose(scripts);
    },
    async restore() {
      while (lost.size > 0) {
        const message = `nobody requests ${[...lost].join(', ')}`;
        await expect.poll(() => lost.has(lastAborted ?? ''), { message, intervals: [10, 20, 50] }).toBe(true);
        await expectFrame(page);
        lost.delete(lastAborted ?? '');
        await page.evaluate(() => dispatchEvent(new Event('online')));
      }
    },
  };
}

/** Header, content and footer are there, with something in them. */
export async function expectFrame(page: Page): Promise<void> {
  for (const part of ['#root header', 'main#content', 'main#content ~ div footer']) {
    await expect(page.locator(part).first()).toContainText(/\w/);
  }
}
