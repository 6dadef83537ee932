import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/outbox', title: 'Mail' }],
  sheet: 'console',
  budget: 100,
  load: () => import('./Page'),
};
