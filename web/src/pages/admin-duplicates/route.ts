import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/duplicates', title: 'Duplicates' }],
  sheet: 'console',
  budget: 95,
  load: () => import('./Page'),
};
