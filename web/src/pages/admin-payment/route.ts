import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/payments/:payment', title: 'Payment' }],
  sheet: 'console',
  load: () => import('./Page'),
};
