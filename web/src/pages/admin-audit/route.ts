import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/audit', title: 'Who did what' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
