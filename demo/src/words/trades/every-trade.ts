import { careTrades } from './care';
import { eventTrades } from './events';
import { everydayTrades } from './everyday';
import { foodTrades } from './food';
import { homeServiceTrades } from './home-services';
import { householdTrades } from './household';
import { learningTrades } from './learning';
import { machineTrades } from './machines';
import { officeTrades } from './office';
import { pastimeTrades } from './pastimes';
import { repairTrades } from './repairs';
import { styleTrades } from './style';
import type { Trade } from './trade';

export const everyTrade: readonly Trade[] = [
  ...foodTrades,
  ...householdTrades,
  ...styleTrades,
  ...pastimeTrades,
  ...machineTrades,
  ...careTrades,
  ...homeServiceTrades,
  ...learningTrades,
  ...officeTrades,
  ...eventTrades,
];

/** The trades behind the chips of the search page: every city has them, so that no chip leads to an empty page. */
export const staples: readonly string[] = [
  'dry-cleaning',
  'deep-cleaning',
  'bookstore',
  'grocery',
  'furniture',
  'pet-shop',
  'plumbing',
];

/** Trades that a larger city has more than once, the commonest first. */
export const commonest: readonly string[] = [
  'dry-cleaning',
  'grocery',
  'dry-cleaning',
  'bookstore',
  'deep-cleaning',
  'dry-cleaning',
  'furniture',
  'pet-shop',
  'salon',
  'bakery',
];

/** What people want most often: every city and town has them. */
export const wantedEverywhere: readonly Trade[] = [...everydayTrades, ...repairTrades];

export function tradeCalled(id: string): Trade {
  const found = [...everyTrade, ...wantedEverywhere].find((one) => one.id === id);
  if (!found) throw new Error(`no trade ${id}`);
  return found;
}
