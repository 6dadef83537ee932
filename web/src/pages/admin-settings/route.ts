import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/settings', title: 'Settings' }],
  sheet: 'console',
  budget: 104,
  load: () => import('./Page'),
};
