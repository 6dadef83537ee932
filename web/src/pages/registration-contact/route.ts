import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [
    { path: '/ContactInfoform', title: 'Add Contact Information' },
    { path: '/ServiceContactPage', title: 'Add Contact Information' },
  ],
  sheet: 'registration',
  budget: 120.2,
  load: () => import('./Page'),
};
