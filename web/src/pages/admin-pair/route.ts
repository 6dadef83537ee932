import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/duplicates/:pair', title: 'Two listings' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
