import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/duplicates/:pair', title: 'Two listings' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
