import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/announcements', title: 'Announcements' }],
  sheet: 'console',
  budget: 99,
  load: () => import('./Page'),
};
