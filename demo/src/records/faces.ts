import * as communities from '../words/communities';
import type { AccountRow } from './customers';
import { type Portrait, portraits } from './portraits';

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
    return portrait && suits(portrait, who) && !(role === 'deliverystaff' && portrait.includes('elderly'));
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
  // Farida Contractor, the admin, belongs to none of them.
  return namesakes.find(isWhole) ?? namesakes.find(isFirst) ?? { isWoman: true, community: null };
}

function suits(portrait: Portrait, { isWoman, community }: Namesake): boolean {
  if (portrait.includes('woman') !== isWoman) return false;
  const isMuslim = community === deccani || community === malayaliMuslim;
  if (portrait.includes('hijab')) return isMuslim;
  if (isWoman) return !(isMuslim || community === malayaliChristian) || !portrait.includes('bindi');
  const [hasTurban, hasBeard] = [portrait.includes('turban'), portrait.includes('beard')];
  if (community === punjabi) return hasTurban && hasBeard;
  return !hasTurban || (community === marwari && !hasBeard);
}
