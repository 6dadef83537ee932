import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/settings', title: 'Settings' }],
  sheet: 'console',
  load: () => import('./Page'),
};
