import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [
    { path: '/ServiceRegistration', title: 'Register your service' },
    { path: '/ServiceRegistrationForm', title: 'Register your service', isIndexed: true },
  ],
  sheet: 'registration',
  budget: 95,
  load: () => import('./Page'),
};
