import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/announcements', title: 'Announcements' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
