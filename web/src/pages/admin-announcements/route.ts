import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/announcements', title: 'Announcements' }],
  sheet: 'console',
  load: () => import('./Page'),
};
