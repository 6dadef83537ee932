import { join } from 'node:path';
import { source } from './pages.ts';

/** What elements are made by, which puts links into the language of the page. */
export const jsxOfOurs = { '@aaspaas/web/jsx-runtime': join(source, 'jsx/jsx-runtime.ts') };
