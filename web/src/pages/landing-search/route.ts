import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/', title: 'Search', withQuery: 'search' }],
  sheet: 'first',
  budget: 95,
  load: () => import('./Page'),
};
