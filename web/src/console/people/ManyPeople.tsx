import type { RequestTo } from '@aaspaas/contract/call';
import { type PeopleBulkAction, peopleBulkActions } from '@aaspaas/contract/console/bulk/actions';
import {
  countPeople,
  logOutPeople,
  type PersonRow,
  unlockPeople,
} from '@aaspaas/contract/console/people/calls';
import type { PageUrl } from '../../current-url/url';
import { BulkBar, sayWhich, type Ticks } from '../bulk/BulkBar';
import { BulkDialog, type OnStarted, Counted, startedWords } from '../bulk/BulkDialog';
import { bulkWords, sayCount } from '../bulk/words';
import { ActionForm } from '../ActionForm';
import { useConsoleRead } from '../read-again';
import { Shown } from '../Shown';
import { type PeopleGroup, peopleFilters, peopleRequest } from '../requests';

interface ManyPeopleProps {
  readonly group: PeopleGroup;
  readonly rows: readonly PersonRow[];
  readonly count: number;
  readonly url: PageUrl;
  readonly ticks: Ticks;
}

/** Nobody means to do any of it to whoever there is, so it needs ticks or a filter. */
export function ManyPeople({ group, rows, count, url, ticks }: ManyPeopleProps) {
  if (rows.length === 0) return null;
  const { sort: _sort, page: _page, ...found } = peopleRequest(group, url);
  const isTicked = ticks.ids.length > 0;
  const chosen = isTicked ? { ids: [...ticks.ids] } : found;
  const offered = isTicked || isFiltered(group, url) ? peopleBulkActions : [];
  return (
    <BulkBar ticks={ticks} ids={rows.map(({ id }) => id)}>
      {offered.map((action) => (
        <BulkDialog key={action} action={action} which={sayWhich(ticks, count)} url={url}>
          {(onStarted) => <ManyPeopleForm action={action} chosen={chosen} onStarted={onStarted} />}
        </BulkDialog>
      ))}
    </BulkBar>
  );
}

const isFiltered = (group: PeopleGroup, { query }: PageUrl): boolean =>
  ['q', ...peopleFilters[group]].some((name) => query.get(name)?.trim());

interface ManyPeopleFormProps {
  readonly action: PeopleBulkAction;
  readonly chosen: Omit<RequestTo<typeof countPeople>, 'action'>;
  readonly onStarted: OnStarted;
}

const calls = { unlock: unlockPeople, 'log out': logOutPeople } as const;

function ManyPeopleForm({ action, chosen, onStarted }: ManyPeopleFormProps) {
  const reading = useConsoleRead(countPeople, { ...chosen, action });
  const { verb, nothing } = bulkWords[action];
  return (
    <Shown reading={reading}>
      {({ changes, stays }) =>
        changes === 0 ? (
          <p>{nothing}</p>
        ) : (
          <ActionForm
            call={calls[action]}
            fields={[]}
            body={() => ({ ...chosen, expected: changes })}
            label={`${verb} ${sayCount(action, changes)}`}
            tone={action === 'log out' ? 'danger' : 'primary'}
            done={startedWords}
            then={onStarted}
          >
            <Counted action={action} changes={changes} stays={stays} />
          </ActionForm>
        )
      }
    </Shown>
  );
}
