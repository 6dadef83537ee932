import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin', title: 'Admin' }],
  budget: 88.1,
  load: () => import('./Page'),
};
