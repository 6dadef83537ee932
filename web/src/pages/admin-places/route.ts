import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/places', title: 'Places' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
