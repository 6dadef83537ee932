import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/outbox', title: 'Mail' }],
  sheet: 'console',
  budget: 99,
  load: () => import('./Page'),
};
