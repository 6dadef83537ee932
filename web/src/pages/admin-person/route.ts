import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/people/:id', title: 'Person' }],
  sheet: 'console',
  budget: 95,
  load: () => import('./Page'),
};
