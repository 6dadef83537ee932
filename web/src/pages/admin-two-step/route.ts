import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/two-step', title: 'Your second step' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
