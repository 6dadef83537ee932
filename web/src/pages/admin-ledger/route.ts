import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/ledger', title: 'Ledger' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
