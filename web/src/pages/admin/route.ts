import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin', title: 'Today' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
