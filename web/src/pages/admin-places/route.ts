import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/places', title: 'Places' }],
  sheet: 'console',
  load: () => import('./Page'),
};
