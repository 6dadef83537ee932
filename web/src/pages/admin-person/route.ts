import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/people/:id', title: 'Person' }],
  sheet: 'console',
  load: () => import('./Page'),
};
