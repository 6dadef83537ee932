import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/confirm-email', title: 'Confirm your email address' }],
  load: () => import('./Page'),
};
