import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/reviews', title: 'Reviews' }],
  sheet: 'console',
  load: () => import('./Page'),
};
