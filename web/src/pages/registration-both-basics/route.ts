import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/BothRegistrationForm', title: 'Register your business', isIndexed: true }],
  sheet: 'registration',
  budget: 95,
  load: () => import('./Page'),
};
