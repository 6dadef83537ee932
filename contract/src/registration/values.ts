import type { RuleTable } from '../rule-engine/rule';
import type { PickedFile, MeasuredPhoto } from '../photos/rules/files';
import type { Kind } from '../shops/kinds';

/** The values of the registration steps, and the choices for them. A choice that was not made is ''. */

export const businessTypes = ['product-seller', 'service-provider', 'both'] as const;

export function kindOf(businessType: string): Kind {
  if (businessType === 'product-seller') return 'shop';
  return businessType === 'service-provider' ? 'service' : 'both';
}

export interface Basics {
  readonly shopName: string;
  readonly ownerName: string;
  readonly category: string;
  readonly address: string;
  readonly state: string;
  readonly city: string;
}

export const workingDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const scheduleTypes = ['full-time', 'part-time'] as const;

export interface Operating {
  readonly workingDays: readonly string[];
  readonly scheduleType: string;
  /** 'Full time', or '08:00 AM - 10:00 PM' as the two pickers write it. */
  readonly openingHours: string;
  readonly serviceArea: string;
  readonly deliveryOption: string;
}

export interface Branding {
  readonly images: readonly PickedFile[];
  readonly description: string;
  readonly services: readonly string[];
  /** As typed, in the order of the services; blank where no price is named. */
  readonly prices: readonly string[];
}

export interface Contact {
  readonly primaryPhone: string;
  readonly alternatePhone: string;
  readonly whatsappNumber: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
}

/** Sent if none was chosen. */
export const defaultCategory = {
  id: 4,
  name: 'grocery',
} as const;

/** The rules of one business registration; `clean` is applied to everything that is typed. */
export interface BusinessRules {
  readonly clean: (typed: string) => string;
  readonly basics: RuleTable<Basics>;
  readonly operating: RuleTable<Operating>;
  readonly branding: RuleTable<Branding>;
  readonly contact: RuleTable<Contact>;
}

export interface AgentPersonal {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly whatsappNumber: string;
  readonly location: string;
}

export const workTypes = ['Full-time', 'Part-time'] as const;

export interface AgentDetails {
  readonly vehicleType: string;
  readonly workType: string;
  readonly licences: readonly PickedFile[];
}

export interface AgentPhoto {
  readonly picture: MeasuredPhoto | null;
}

export interface AgentContact {
  readonly primaryPhone: string;
  readonly secondaryPhone: string;
  readonly whatsappNumber: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
}

export interface AgentRules {
  readonly clean: (typed: string) => string;
  readonly personal: RuleTable<AgentPersonal>;
  readonly details: RuleTable<AgentDetails>;
  readonly picture: RuleTable<AgentPhoto>;
  readonly contact: RuleTable<AgentContact>;
}
