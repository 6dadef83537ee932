import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryContactInformation', title: 'Contact information' }],
  sheet: 'registration',
  budget: 113.6,
  load: () => import('./Page'),
};
