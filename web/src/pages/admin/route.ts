import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin', title: 'Admin' }],
  load: () => import('./Page'),
};
