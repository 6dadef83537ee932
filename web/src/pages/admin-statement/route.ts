import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/statements/:statement', title: 'Bank statement' }],
  sheet: 'console',
  load: () => import('./Page'),
};
