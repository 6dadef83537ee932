import type { CityPlan } from '../words/city-plan';
import type { Locality } from '../words/localities-south';
import { nativeNames } from '../words/native-names';
import type { Trade } from '../words/trades/trade';
import type { Person } from './people';
import type { Random } from './random';
import { fill } from './text';

const longestName = 50;

interface Signboard {
  readonly trade: Trade;
  readonly plan: CityPlan;
  readonly locality: Locality;
  readonly owner: Person;
}

/** Gives every business a different name. */
export function namer(random: Random): (board: Signboard) => string {
  const taken = new Set<string>();
  return (board) => {
    const name = [...nativeNamesFor(board), ...inventedNames(random, board)].find(
      (one) => !taken.has(one.toLowerCase()) && one.length <= longestName,
    );
    if (!name) throw new Error(`no name is left for ${board.trade.id} in ${board.plan.city}`);
    taken.add(name.toLowerCase());
    return name;
  };
}

const nativeNamesFor = ({ trade, plan }: Signboard): string[] =>
  nativeNames.filter((one) => one.city === plan.city && one.trade === trade.id).map(({ name }) => name);

function inventedNames(random: Random, { trade, plan, locality, owner }: Signboard): string[] {
  const slots = (): Record<string, string> => ({
    family: owner.surname,
    first: owner.firstName,
    blessed: random.pick(owner.community.blessed),
    area: locality.name,
    flair: random.pick(plan.flair),
    kirana: random.pick(plan.region.kirana),
  });
  // The second round tries the same patterns with other words.
  return [...random.shuffle(trade.names), ...trade.names].map((pattern) => fill(pattern, slots()));
}
