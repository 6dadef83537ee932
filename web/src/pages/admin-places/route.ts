import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/places', title: 'Places' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
