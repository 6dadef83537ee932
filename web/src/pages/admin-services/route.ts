import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/services', title: 'Services' }],
  sheet: 'console',
  load: () => import('./Page'),
};
