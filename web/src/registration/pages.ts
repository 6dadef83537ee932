import type { ComponentType } from 'react';
import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition, PageRoute } from '../page/page';

/**
 * Every page of the registrations by its component, which a file of `pages/` is called by; what its step asks stands in
 * the flow.
 */
const routes: Readonly<Record<string, readonly PageRoute[]>> = {
  TypePage: [{ path: paths.typeChoice, title: 'Who Are You Joining As?', isIndexed: true }],
  ShopBasicsPage: [{ path: paths.shopBasics, title: 'Register your shop', isIndexed: true }],
  ServiceBasicsPage: [
    { path: paths.serviceStart, title: 'Register your service' },
    { path: paths.serviceBasics, title: 'Register your service', isIndexed: true },
  ],
  BothBasicsPage: [{ path: paths.bothBasics, title: 'Register your business', isIndexed: true }],
  ShopOperatingPage: [{ path: paths.shopOperating, title: 'Operating Details' }],
  ServiceOperatingPage: [{ path: paths.serviceOperating, title: 'Operating Details' }],
  BothOperatingPage: [{ path: paths.bothOperating, title: 'Operating Details' }],
  BrandingPage: [{ path: paths.branding, title: 'Branding & Details' }],
  BusinessContactPage: [
    { path: paths.contact, title: 'Add Contact Information' },
    { path: paths.serviceContact, title: 'Add Contact Information' },
  ],
  AgentPersonalPage: [{ path: paths.agentPersonal, title: 'Delivery agent registration', isIndexed: true }],
  AgentDetailsPage: [{ path: paths.agentDetails, title: 'Delivery details' }],
  AgentPhotoPage: [{ path: paths.agentPhoto, title: 'Profile picture' }],
  AgentContactPage: [{ path: paths.agentContact, title: 'Contact information' }],
};

/** Each is a script of its own. */
const components = import.meta.glob<{ readonly Page: ComponentType }>('./pages/*Page.tsx');

interface RegistrationPage extends PageDefinition {
  readonly component: string;
}

export const registrationPages: readonly RegistrationPage[] = Object.entries(components).map(
  ([file, load]) => {
    const component = file.slice('./pages/'.length, -'.tsx'.length);
    return { component, routes: routes[component] ?? [], sheet: 'registration', load };
  },
);
