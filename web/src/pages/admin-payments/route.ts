import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/payments', title: 'Payments' }],
  sheet: 'console',
  load: () => import('./Page'),
};
