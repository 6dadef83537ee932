import { ofEach, type Row, type RuleTable } from '../rules/rule';
import { hasSignsOtherThan, isBlank, longerThan, shorterThan } from '../rules/text';

const mostServices = 20;

const serviceTag: readonly Row<string, unknown>[] = [
  ['Service name cannot be empty', isBlank],
  ['Service must be at least 2 characters long', shorterThan(2)],
  ['Service must not exceed 50 characters', longerThan(50)],
  ['Service contains invalid characters', hasSignsOtherThan(/[\p{L}\p{M}\p{Nd} &,.()-]/u)],
];

const asCompared = (service: string): string => service.trim().toLowerCase();

const hasDuplicates = (services: readonly string[]): boolean =>
  new Set(services.map(asCompared)).size < services.length;

/** The list of products and services on Next. */
export const serviceTags: readonly Row<readonly string[], unknown>[] = [
  ['At least one service is required', (services) => services.length === 0],
  ['Maximum 20 services allowed', (services) => services.length > mostServices],
  ...ofEach((services: readonly string[]) => services, serviceTag),
  ['Duplicate services are not allowed', hasDuplicates],
];

/** One more, beside those that are there already. */
export interface AddedService {
  readonly service: string;
  readonly services: readonly string[];
}

export const addedServiceRules = {
  service: [
    ...serviceTag,
    [
      'This service already exists',
      (service, { services }) => services.map(asCompared).includes(asCompared(service)),
    ],
    ['Maximum 20 services allowed', (_, { services }) => services.length >= mostServices],
  ],
} satisfies RuleTable<AddedService>;
