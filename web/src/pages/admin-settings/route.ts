import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/settings', title: 'Settings' }],
  sheet: 'console',
  budget: 106,
  load: () => import('./Page'),
};
