import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/two-step', title: 'Your second step' }],
  sheet: 'console',
  load: () => import('./Page'),
};
