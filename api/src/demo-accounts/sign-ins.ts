import type { Role } from '@aaspaas/contract/roles/roles';

/** Everybody can know it, so it is used only where nobody else can reach the server: see password.ts. */
export const demoPassword = 'aaspaas-demo';

/** An account of the demo data whose email the start prints. */
export interface DemoSignIn {
  readonly role: Role;
  /** Printed before the email. */
  readonly label: string;
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
}

/** The profile pages show these two to guests. */
export const demoShopId = 16;
export const demoAgentId = 14;

export const demoUpiId = 'aaspaas@demo-only';

const domain = 'demo.aaspaas.example';
export const emailAt = (mailbox: string): string => `${mailbox}@${domain}`;

export const demoAdmin: DemoSignIn = {
  role: 'admin',
  label: 'Admin',
  accountId: 1,
  name: 'Farida Contractor',
  email: emailAt('admin'),
};
export const demoCustomer: DemoSignIn = {
  role: 'user',
  label: 'Customer',
  accountId: 2,
  name: 'Ananya Krishnan',
  email: emailAt('customer'),
};
export const demoOwner: DemoSignIn = {
  role: 'shop',
  label: `Shop owner (shop ${demoShopId})`,
  accountId: 3,
  name: 'Sudha Raghavendra',
  email: emailAt('owner'),
};
export const demoAgent: DemoSignIn = {
  role: 'deliverystaff',
  label: `Delivery agent (agent ${demoAgentId})`,
  accountId: demoAgentId,
  name: 'Manjunath Gowda',
  email: emailAt('agent'),
};

export const demoSignIns: readonly DemoSignIn[] = [demoCustomer, demoOwner, demoAgent, demoAdmin];
