import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/new-password', title: 'Choose a new password' }],
  load: () => import('./Page'),
};
