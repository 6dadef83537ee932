import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/new-password', title: 'Choose a new password' }],
  budget: 88.4,
  load: () => import('./Page'),
};
