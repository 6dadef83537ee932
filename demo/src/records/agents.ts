import { cityKey } from '../../../api/src/search/city-key';
import { demoAgent, demoAgentId } from '../../../api/src/demo-accounts/sign-ins';
import { spreadOverCities } from '../words/city-plan';
import { vehicles } from '../words/delivery-lines';
import { type Customer, demoAccount, household } from './customers';
import { type Random, randomFor } from './random';

export interface AgentRow {
  readonly accountId: number;
  readonly phone: string;
  readonly secondPhone: string | null;
  readonly whatsapp: string;
  readonly vehicleType: string;
  readonly workType: string;
  readonly location: string;
  readonly cityKey: string;
  readonly availability: 'available' | 'busy' | 'not_available';
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface DeliveryAgent {
  readonly account: Customer;
  readonly agent: AgentRow;
}

const workTypes = [
  'Full-time',
  'Full-time',
  'Full-time',
  'Part-time',
  'Part-time',
  'Contract',
  'Freelance',
] as const;
const availabilities = ['available', 'available', 'available', 'busy', 'not_available'] as const;

export function makeAgents(
  now: Date,
  nextPhone: () => string,
  firstId: number,
  count: number,
): DeliveryAgent[] {
  const random = randomFor('agents');
  return spreadOverCities(count).map((plan, index) => {
    const phone = nextPhone();
    const id = firstId + index;
    const who = id === demoAgentId ? demoAccount(demoAgent) : { id, role: 'deliverystaff' as const, plan };
    const account = household(random, { ...who, phone, now });
    return { account, agent: agentRow(random, account, nextPhone) };
  });
}

function agentRow(random: Random, account: Customer, nextPhone: () => string): AgentRow {
  const isDemo = account.id === demoAgentId;
  return {
    accountId: account.id,
    phone: account.phone,
    // The rules of registration want the three numbers of an agent to differ.
    secondPhone: random.chance(0.4) ? nextPhone() : null,
    whatsapp: nextPhone(),
    vehicleType: isDemo ? 'Electric scooter' : random.pick(vehicles),
    workType: isDemo ? 'Full-time' : random.pick(workTypes),
    location: `${areaOf(account)}, ${account.plan.city}`,
    cityKey: cityKey(account.plan.city),
    availability: isDemo ? 'available' : random.pick(availabilities),
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  };
}

/** Of an address such as '12, Sampige Road, Malleshwaram - 560003'. */
const areaOf = ({ address }: Customer): string =>
  address
    .split(', ')
    .at(-1)
    ?.replace(/ - \d+$/, '') ?? '';
