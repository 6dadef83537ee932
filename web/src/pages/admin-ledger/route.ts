import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/ledger', title: 'Ledger' }],
  sheet: 'console',
  budget: 99,
  load: () => import('./Page'),
};
