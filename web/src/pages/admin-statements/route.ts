import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/statements', title: 'Bank statements' }],
  sheet: 'console',
  load: () => import('./Page'),
};
