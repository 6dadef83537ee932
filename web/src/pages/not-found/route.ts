import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [
    // No path is empty: this page is shown where none fits.
    { path: '', title: 'Page not found' },
  ],
  load: () => import('./Page'),
};
