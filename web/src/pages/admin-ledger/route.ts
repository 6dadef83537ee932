import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/ledger', title: 'Ledger' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
