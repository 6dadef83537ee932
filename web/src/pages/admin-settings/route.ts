import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/settings', title: 'Settings' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
