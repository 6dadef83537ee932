import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [
    // No path is empty: this page is shown to guests in place of another.
    { path: '', title: 'Please log in' },
  ],
  load: () => import('./Page'),
};
