import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/BothRegistrationForm', title: 'Register your business', isIndexed: true }],
  sheet: 'registration',
  load: () => import('./Page'),
};
