import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/new-password', title: 'Choose a new password' }],
  budget: 94.4,
  load: () => import('./Page'),
};
