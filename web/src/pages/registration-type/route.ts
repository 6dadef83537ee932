import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/RegistrationJoin', title: 'Who Are You Joining As?', isIndexed: true }],
  sheet: 'registration',
  budget: 95,
  load: () => import('./Page'),
};
