import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/services', title: 'Services' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
