import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/BothRegistrationForm', title: 'Register your business', isIndexed: true }],
  sheet: 'registration',
  budget: 95,
  load: () => import('./Page'),
};
