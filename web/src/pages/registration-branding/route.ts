import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/BrandingRegistrationform', title: 'Branding & Details' }],
  sheet: 'registration',
  budget: 103.9,
  load: () => import('./Page'),
};
