import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/', title: 'Search', withQuery: 'search' }],
  sheet: 'first',
  budget: 101,
  load: () => import('./Page'),
};
