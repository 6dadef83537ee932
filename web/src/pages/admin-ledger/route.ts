import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/ledger', title: 'Ledger' }],
  sheet: 'console',
  load: () => import('./Page'),
};
