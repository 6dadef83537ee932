import type { PageDefinition } from './page';
import type { PageServer } from './page-server';
import { everyPage } from './every-page';

const servers = import.meta.glob<PageServer>('./*/route.server.{ts,tsx}', { eager: true, import: 'server' });

interface PageOnServer {
  /** Its folder. */
  readonly name: string;
  readonly page: PageDefinition;
  readonly server: PageServer;
}

const folderOf = (file: string): string => file.split('/')[1] ?? '';

/** Every page with what the server does for it; most need nothing. */
export const pagesOnServer: readonly PageOnServer[] = Object.entries(everyPage).map(([file, page]) => {
  const name = folderOf(file);
  const [, server = {}] = Object.entries(servers).find(([other]) => folderOf(other) === name) ?? [];
  return { name, page, server };
});

export function serverOf(page: PageDefinition): PageOnServer {
  const found = pagesOnServer.find((each) => each.page === page);
  if (!found) throw new Error('a page was matched that is in no folder');
  return found;
}
