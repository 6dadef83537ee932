import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/outbox', title: 'Mail' }],
  sheet: 'console',
  budget: 102,
  load: () => import('./Page'),
};
