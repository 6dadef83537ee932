import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/settings', title: 'Settings' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
