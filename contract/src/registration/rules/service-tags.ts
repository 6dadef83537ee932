import { ofEach, type Row, type RuleTable } from '../../rule-engine/rule';
import { type AddedService, hasDuplicates, isAmong, serviceTag } from '../../shops/rules/service-tag';

const mostServices = 20;

/** The rules for the list of products and services, checked on Next. */
export const serviceTags: readonly Row<readonly string[], unknown>[] = [
  ['At least one service is required', (services) => services.length === 0],
  ['Maximum 20 services allowed', (services) => services.length > mostServices],
  ...ofEach((services: readonly string[]) => services, serviceTag),
  ['Duplicate services are not allowed', hasDuplicates],
];

export const addedServiceRules = {
  service: [
    ...serviceTag,
    ['This service already exists', (service, { services }) => isAmong(service, services)],
    ['Maximum 20 services allowed', (_, { services }) => services.length >= mostServices],
  ],
} satisfies RuleTable<AddedService>;
