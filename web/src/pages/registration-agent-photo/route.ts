import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/uploadProfilePicture', title: 'Profile picture' }],
  sheet: 'registration',
  budget: 102.4,
  load: () => import('./Page'),
};
