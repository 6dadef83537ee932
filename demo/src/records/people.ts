import type { Community } from '../words/communities';
import type { Locality } from '../words/localities-south';
import type { Region } from '../words/regions';
import type { Random } from './random';

export interface Person {
  readonly firstName: string;
  readonly surname: string;
  readonly name: string;
  /** How customers speak of this person: 'Sudha akka'. */
  readonly calledBy: string;
  readonly community: Community;
}

export function inventPerson(random: Random, region: Region): Person {
  const community = random.pick(region.communities);
  const isWoman = random.chance(0.42);
  const firstName = random.pick(isWoman ? community.women : community.men);
  const surname = random.pick(community.surnames);
  return {
    firstName,
    surname,
    name: `${firstName} ${surname}`,
    calledBy: `${firstName} ${isWoman ? region.respect.woman : region.respect.man}`,
    community,
  };
}

/** 'No. 42, Sampige Road, Malleshwaram - 560003' */
export function inventAddress(random: Random, region: Region, { name, pin, streets }: Locality): string {
  const door = random.pick(region.doors).replaceAll('#', () => String(random.whole(1, 9)));
  return `${door}, ${random.pick(streets)}, ${name} - ${pin}`;
}
