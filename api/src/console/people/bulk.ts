import type { PeopleBulkAction } from '@aaspaas/contract/console/bulk/actions';
import { countPeople, logOutPeople, unlockPeople } from '@aaspaas/contract/console/people/calls';
import { route } from '../../http/route';
import { startBulk } from '../bulk/begin';
import * as list from './list-queries';
import { readFilters, type TypedFilters } from './read-filters';

export const manyPeople = [
  route(countPeople, async ({ body: { action, ...chosen }, db, clock }) => {
    const all = await list.countPeople(db, filtersOf(chosen));
    const changes = await list.countPeople(db, changedBy(action, chosen, clock.now()));
    return { result: true, changes, stays: all - changes };
  }),

  route(unlockPeople, async ({ body: { expected, ...chosen }, ...context }) =>
    startBulk(context, { action: 'unlock', expected }, (now) =>
      list.peopleIds(changedBy('unlock', chosen, now)),
    ),
  ),

  route(logOutPeople, async ({ body: { expected, ...chosen }, ...context }) =>
    startBulk(context, { action: 'log out', expected }, (now) =>
      list.peopleIds(changedBy('log out', chosen, now)),
    ),
  ),
];

interface Chosen extends TypedFilters {
  /** The ticked ones. */
  readonly ids?: readonly number[] | undefined;
}

const filtersOf = ({ ids, ...typed }: Chosen): list.PeopleFilters => ({
  ...readFilters(typed),
  ids: ids ?? null,
});

/** Of the chosen ones those to whom it means something. */
const changedBy = (action: PeopleBulkAction, chosen: Chosen, now: Date): list.PeopleFilters => ({
  ...filtersOf(chosen),
  changedBy: { action, now },
});
