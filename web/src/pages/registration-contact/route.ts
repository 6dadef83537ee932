import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [
    { path: '/ContactInfoform', title: 'Add Contact Information' },
    { path: '/ServiceContactPage', title: 'Add Contact Information' },
  ],
  sheet: 'registration',
  budget: 126.2,
  load: () => import('./Page'),
};
