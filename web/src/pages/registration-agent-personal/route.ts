import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryAgentForm', title: 'Delivery agent registration', isIndexed: true }],
  sheet: 'registration',
  load: () => import('./Page'),
};
