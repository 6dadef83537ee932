import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/people/:id', title: 'Person' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
