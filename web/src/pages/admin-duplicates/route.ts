import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/duplicates', title: 'Duplicates' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
