import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/people/:id', title: 'Person' }],
  sheet: 'console',
  budget: 108,
  load: () => import('./Page'),
};
