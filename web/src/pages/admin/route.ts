import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin', title: 'Admin' }],
  budget: 82.1,
  load: () => import('./Page'),
};
