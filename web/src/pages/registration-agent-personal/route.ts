import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryAgentForm', title: 'Delivery agent registration', isIndexed: true }],
  sheet: 'registration',
  load: () => import('./Page'),
};
