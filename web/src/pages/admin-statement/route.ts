import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/statements/:statement', title: 'Bank statement' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
