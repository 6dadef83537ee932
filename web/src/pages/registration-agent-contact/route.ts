import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryContactInformation', title: 'Contact information' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
