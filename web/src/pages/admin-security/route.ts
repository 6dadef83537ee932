import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/security', title: 'Security' }],
  sheet: 'console',
  load: () => import('./Page'),
};
