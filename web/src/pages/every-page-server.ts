import { basename } from 'node:path';
import type { ComponentType } from 'react';
import { readsOnServer } from '../console/console-page';
import { definitions } from '../console/load-page';
import { everyPage } from './every-page';
import { registrationPages } from '../registration/pages';
import { addConsole } from './match-page';
import type { PageDefinition } from '../page/page';
import type { PageServer } from '../page/page-server';

const servers = import.meta.glob<PageServer>('./*/route.server.{ts,tsx}', { eager: true, import: 'server' });

interface PageOnServer {
  /** Its folder, or its row. */
  readonly name: string;
  readonly page: PageDefinition;
  /** Whose scripts a first visit loads. */
  readonly modules: readonly string[];
  readonly server: PageServer;
}

const folderOf = (file: string): string => file.split('/')[1] ?? '';

const pagesInFolders = Object.entries(everyPage).map(([file, page]): PageOnServer => {
  const name = folderOf(file);
  const [, server = {}] = Object.entries(servers).find(([other]) => folderOf(other) === name) ?? [];
  return { name, page, modules: [`src/pages/${name}/Page.tsx`], server };
});

const components = import.meta.glob<{ readonly Page: ComponentType }>('../registration/pages/*Page.tsx', {
  eager: true,
});

/** The table says how a component is loaded, and nobody there needs to know its file. */
async function registrationPageOf(page: PageDefinition): Promise<PageOnServer> {
  const { Page } = await page.load();
  const file = Object.keys(components).find((each) => components[each]?.Page === Page);
  if (!file) throw new Error('a page of a registration has no file of its own');
  return { name: basename(file, '.tsx'), page, modules: [file.replace('..', 'src')], server: {} };
}

const pagesOfRegistrations = await Promise.all(registrationPages.map(registrationPageOf));

const pagesOfConsole = [...definitions].map(([{ path, component, reads }, page]): PageOnServer => ({
  name: `console ${path}`,
  page,
  modules: [`src/console/${component}.tsx`],
  server: { reads: (visit) => readsOnServer(reads(visit.url), visit) },
}));

/** Every page with what the server does for it; most need nothing. */
export const pagesOnServer: readonly PageOnServer[] = [
  ...pagesInFolders,
  ...pagesOfRegistrations,
  ...pagesOfConsole,
];

addConsole([...definitions.values()]);

export function serverOf(page: PageDefinition): PageOnServer {
  const found = pagesOnServer.find((each) => each.page === page);
  if (!found) throw new Error('a page was matched that nobody defines');
  return found;
}
