import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: '/', title: 'Search', withQuery: 'search' }],
  sheet: 'first',
  load: () => import('./Page'),
};
