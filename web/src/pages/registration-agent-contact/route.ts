import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryContactInformation', title: 'Contact information' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
