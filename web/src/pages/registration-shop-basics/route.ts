import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/BusinessRegistrationForm', title: 'Register your shop', isIndexed: true }],
  sheet: 'registration',
  budget: 91,
  load: () => import('./Page'),
};
