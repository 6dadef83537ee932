import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/new-password', title: 'Choose a new password' }],
  load: () => import('./Page'),
};
