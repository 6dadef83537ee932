import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/duplicates/:pair', title: 'Two listings' }],
  sheet: 'console',
  load: () => import('./Page'),
};
