import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryContactInformation', title: 'Contact information' }],
  sheet: 'registration',
  budget: 113.6,
  load: () => import('./Page'),
};
