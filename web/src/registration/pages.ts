import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition, PageRoute } from '../page/page';

const step = (load: PageDefinition['load'], ...routes: readonly PageRoute[]): PageDefinition => ({
  routes,
  sheet: 'registration',
  load,
});

/** Every page of the registrations, in the order of the steps; what a step asks stands in its flow. */
export const registrationPages: readonly PageDefinition[] = [
  step(() => import('./pages/TypePage'), {
    path: paths.typeChoice,
    title: 'Who Are You Joining As?',
    isIndexed: true,
  }),
  step(() => import('./pages/ShopBasicsPage'), {
    path: paths.shopBasics,
    title: 'Register your shop',
    isIndexed: true,
  }),
  step(
    () => import('./pages/ServiceBasicsPage'),
    { path: paths.serviceStart, title: 'Register your service' },
    { path: paths.serviceBasics, title: 'Register your service', isIndexed: true },
  ),
  step(() => import('./pages/BothBasicsPage'), {
    path: paths.bothBasics,
    title: 'Register your business',
    isIndexed: true,
  }),
  step(() => import('./pages/ShopOperatingPage'), { path: paths.shopOperating, title: 'Operating Details' }),
  step(() => import('./pages/ServiceOperatingPage'), {
    path: paths.serviceOperating,
    title: 'Operating Details',
  }),
  step(() => import('./pages/BothOperatingPage'), { path: paths.bothOperating, title: 'Operating Details' }),
  step(() => import('./pages/BrandingPage'), { path: paths.branding, title: 'Branding & Details' }),
  step(
    () => import('./pages/BusinessContactPage'),
    { path: paths.contact, title: 'Add Contact Information' },
    { path: paths.serviceContact, title: 'Add Contact Information' },
  ),
  step(() => import('./pages/AgentPersonalPage'), {
    path: paths.agentPersonal,
    title: 'Delivery agent registration',
    isIndexed: true,
  }),
  step(() => import('./pages/AgentDetailsPage'), { path: paths.agentDetails, title: 'Delivery details' }),
  step(() => import('./pages/AgentPhotoPage'), { path: paths.agentPhoto, title: 'Profile picture' }),
  step(() => import('./pages/AgentContactPage'), { path: paths.agentContact, title: 'Contact information' }),
];
