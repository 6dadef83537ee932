import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/outbox', title: 'Mail' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
