import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/statements/:statement', title: 'Bank statement' }],
  sheet: 'console',
  budget: 95,
  load: () => import('./Page'),
};
