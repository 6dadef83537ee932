import { agentProfileRules } from '../../../agents/rules/profile';
import { profileRules } from '../../../accounts/rules/profile';
import { emailShape } from '../../../accounts/rules/email';
import { mobileRows, numberRows } from '../../../accounts/rules/mobile';
import { ifFilled, type RuleTable } from '../../../rule-engine/rule';
import { longerThan } from '../../../rule-engine/text';
import { says } from '../../../says';

/** What an admin may change of everybody. An empty email or number keeps what is stored. */
export interface PersonEdit {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** And of a customer; an empty field empties what is stored. */
export interface CustomerEdit extends PersonEdit {
  readonly address: string;
  readonly district: string;
  readonly state: string;
  readonly pinCode: string;
}

/** And of an agent. */
export interface AgentEdit extends PersonEdit {
  readonly secondPhone: string;
  readonly whatsapp: string;
  readonly vehicleType: string;
  readonly workType: string;
  readonly location: string;
  readonly availability: string;
}

export const personRules = {
  name: profileRules.name,
  email: ifFilled(emailShape),
  phone: ifFilled(mobileRows),
} satisfies RuleTable<PersonEdit>;

export const customerEditRules = {
  ...personRules,
  address: [['Address must not exceed 200 characters', longerThan(200)]],
  district: [['District must not exceed 50 characters', longerThan(50)]],
  state: [['State must not exceed 50 characters', longerThan(50)]],
  pinCode: ifFilled([['PIN code must be exactly 6 digits', (typed) => !/^[1-9]\d{5}$/.test(typed.trim())]]),
} satisfies RuleTable<CustomerEdit>;

export const agentEditRules = {
  ...personRules,
  secondPhone: ifFilled(numberRows(says('Second number'))),
  whatsapp: ifFilled(numberRows(says('WhatsApp number'))),
  vehicleType: ifFilled(agentProfileRules.vehicleType),
  workType: agentProfileRules.workType,
  location: agentProfileRules.location,
  availability: agentProfileRules.availability,
} satisfies RuleTable<AgentEdit>;
