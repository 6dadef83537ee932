import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/jobs', title: 'Jobs' }],
  sheet: 'console',
  load: () => import('./Page'),
};
