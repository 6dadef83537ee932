import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/confirm-email', title: 'Confirm your email address' }],
  budget: 92.8,
  load: () => import('./Page'),
};
