import { isElderly, type Portrait, portraits } from '../drawings/people';
import * as communities from '../words/communities';
import type { AccountRow } from './customers';

interface Namesake {
  readonly isWoman: boolean;
  readonly community: communities.Community | null;
}

const { deccani, malayaliMuslim, malayaliChristian, punjabi, marwari } = communities;
const everyCommunity: readonly communities.Community[] = Object.values(communities);

/** The index of the portrait for a person, the same every time. */
export function faceOf({ id, name, role }: Pick<AccountRow, 'id' | 'name' | 'role'>): number {
  const who = namesakeOf(name);
  const places = [...portraits.keys()].filter((place) => {
    const portrait = portraits[place];
    return portrait && suits(portrait, who) && !(role === 'deliverystaff' && isElderly(portrait));
  });
  return places[id % places.length] ?? 0;
}

/** By the whole name if a community has it, or else by the first name. */
function namesakeOf(name: string): Namesake {
  const namesakes = everyCommunity.flatMap((community) => [
    ...community.women.map((first) => ({ first, isWoman: true, community })),
    ...community.men.map((first) => ({ first, isWoman: false, community })),
  ]);
  const isWhole = ({ first, community }: (typeof namesakes)[number]) =>
    community.surnames.some((surname) => name === `${first} ${surname}`);
  const isFirst = ({ first }: (typeof namesakes)[number]) => name.startsWith(`${first} `);
  // Farida Contractor, the operator, belongs to none of them.
  return namesakes.find(isWhole) ?? namesakes.find(isFirst) ?? { isWoman: true, community: null };
}

const womensHair: readonly Portrait['hair'][] = ['long', 'bun', 'bob', 'plait', 'hijab'];

export const isWomans = ({ hair }: Portrait): boolean => womensHair.includes(hair);

function suits(portrait: Portrait, { isWoman, community }: Namesake): boolean {
  const { hair, extras } = portrait;
  if (isWomans(portrait) !== isWoman) return false;
  const isMuslim = community === deccani || community === malayaliMuslim;
  if (hair === 'hijab') return isMuslim;
  if (isWoman) return !(isMuslim || community === malayaliChristian) || !extras.includes('bindi');
  const hasBeard = extras.includes('beard');
  if (community === punjabi) return hair === 'turban' && hasBeard;
  return hair !== 'turban' || (community === marwari && !hasBeard);
}
