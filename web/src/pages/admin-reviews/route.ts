import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/reviews', title: 'Reviews' }],
  sheet: 'console',
  budget: 101,
  load: () => import('./Page'),
};
