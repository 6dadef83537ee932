import { roles } from '@aaspaas/contract/roles/roles';
import { availabilities } from '@aaspaas/contract/agents/availability';
import { licenceStates } from '@aaspaas/contract/agents/licence-states';
import { type PeopleSort, peopleSorts } from '@aaspaas/contract/console/people/filters';
import { findCity } from '@aaspaas/contract/places/cities';
import { cityKey } from '../../search/city-key';
import type { PeopleFilters } from './list-queries';

/** As they stand in the url. */
export interface TypedFilters {
  readonly q?: string | undefined;
  readonly role?: string | undefined;
  readonly city?: string | undefined;
  readonly availability?: string | undefined;
  readonly licence?: string | undefined;
  readonly locked?: string | undefined;
  readonly since?: string | undefined;
}

/** Whatever is none of the choices is not asked for. */
export function readFilters(typed: TypedFilters): PeopleFilters {
  return {
    typed: typed.q?.trim() ?? '',
    role: oneOf(roles, typed.role),
    city: typed.city?.trim() ? cityOf(typed.city) : null,
    availability: oneOf(availabilities, typed.availability),
    licence: oneOf(licenceStates, typed.licence),
    isLocked: typed.locked === 'yes',
    since: dayInIndia(typed.since ?? ''),
  };
}

export const readSort = (typed: string | undefined): PeopleSort => oneOf(peopleSorts, typed) ?? '-joined';

const oneOf = <Choice extends string>(choices: readonly Choice[], typed: string | undefined): Choice | null =>
  choices.find((choice) => choice === typed) ?? null;

function cityOf(typed: string) {
  const city = findCity(typed);
  const names = city ? [city.name, ...city.alsoCalled] : [typed.trim()];
  return { key: cityKey(typed), names: names.map((name) => name.toLowerCase()) };
}

function dayInIndia(typed: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return null;
  const day = new Date(`${typed}T00:00:00+05:30`);
  return Number.isNaN(day.getTime()) ? null : day;
}
