import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/reviews', title: 'Reviews' }],
  sheet: 'console',
  budget: 95,
  load: () => import('./Page'),
};
