import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/admins', title: 'Admins' }],
  sheet: 'console',
  load: () => import('./Page'),
};
