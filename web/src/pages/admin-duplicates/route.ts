import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/duplicates', title: 'Duplicates' }],
  sheet: 'console',
  load: () => import('./Page'),
};
