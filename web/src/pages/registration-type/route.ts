import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/RegistrationJoin', title: 'Who Are You Joining As?', isIndexed: true }],
  sheet: 'registration',
  budget: 95,
  load: () => import('./Page'),
};
