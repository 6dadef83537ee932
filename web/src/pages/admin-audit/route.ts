import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/audit', title: 'Who did what' }],
  sheet: 'console',
  load: () => import('./Page'),
};
