import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/statements/:statement', title: 'Bank statement' }],
  sheet: 'console',
  budget: 99,
  load: () => import('./Page'),
};
