import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/statements', title: 'Bank statements' }],
  sheet: 'console',
  budget: 101,
  load: () => import('./Page'),
};
