import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin', title: 'Admin' }],
  load: () => import('./Page'),
};
