import type { PageDefinition } from '../page/page';

/** Every page by the name of its folder: adding a folder with a `route.ts` adds a page. */
export const everyPage = import.meta.glob<PageDefinition>('./*/route.ts', { eager: true, import: 'page' });
