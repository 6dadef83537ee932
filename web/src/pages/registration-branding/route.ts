import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/BrandingRegistrationform', title: 'Branding & Details' }],
  sheet: 'registration',
  budget: 109.9,
  load: () => import('./Page'),
};
