import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/reviews', title: 'Reviews' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
