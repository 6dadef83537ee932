import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/BusinessRegistrationForm', title: 'Register your shop', isIndexed: true }],
  sheet: 'registration',
  budget: 95,
  load: () => import('./Page'),
};
