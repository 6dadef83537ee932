import type { Row } from '../../rule-engine/rule';
import { hasSignsOtherThan, isBlank, longerThan, shorterThan } from '../../rule-engine/text';

/** The rules of one product or service of a business. */
export const serviceTag: readonly Row<string, unknown>[] = [
  ['Service name cannot be empty', isBlank],
  ['Service must be at least 2 characters long', shorterThan(2)],
  ['Service must not exceed 50 characters', longerThan(50)],
  ['Service contains invalid characters', hasSignsOtherThan(/[\p{L}\p{M}\p{Nd} &,.()-]/u)],
];

/** One more product or service, beside those that are there already. */
export interface AddedService {
  readonly service: string;
  readonly services: readonly string[];
}

const asCompared = (service: string): string => service.trim().toLowerCase();

export const hasDuplicates = (services: readonly string[]): boolean =>
  new Set(services.map(asCompared)).size < services.length;

export const isAmong = (service: string, services: readonly string[]): boolean =>
  services.map(asCompared).includes(asCompared(service));
