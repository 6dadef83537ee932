import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/jobs', title: 'Jobs' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
