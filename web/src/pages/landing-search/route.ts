import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/', title: 'Search', withQuery: 'search' }],
  sheet: 'first',
  load: () => import('./Page'),
};
