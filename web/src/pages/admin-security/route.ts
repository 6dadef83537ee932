import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/security', title: 'Security' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
