import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/admins', title: 'Admins' }],
  sheet: 'console',
  budget: 101,
  load: () => import('./Page'),
};
