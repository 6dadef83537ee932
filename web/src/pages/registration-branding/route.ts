import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/BrandingRegistrationform', title: 'Branding & Details' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
