import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/confirm-email', title: 'Confirm your email address' }],
  budget: 86.8,
  load: () => import('./Page'),
};
