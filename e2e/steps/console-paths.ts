import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../web/src/pages/', import.meta.url);

/** Pages of the console by the names of their scripts, read from their folders, so that none can be forgotten. */
export const consolePages: readonly { readonly script: string; readonly path: string }[] = readdirSync(folder)
  .filter((name) => /^admin($|-)/.test(name) && existsSync(new URL(`${name}/route.ts`, folder)))
  .flatMap((name) => {
    const route = readFileSync(new URL(`${name}/route.ts`, folder), 'utf8');
    const paths = [...route.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
    return paths.map((path) => ({ script: `pages/${name}`, path }));
  });
