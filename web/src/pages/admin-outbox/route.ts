import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/outbox', title: 'Mail' }],
  sheet: 'console',
  load: () => import('./Page'),
};
