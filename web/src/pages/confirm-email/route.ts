import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/confirm-email', title: 'Confirm your email address' }],
  load: () => import('./Page'),
};
