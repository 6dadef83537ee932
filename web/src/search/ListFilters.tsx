import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
} from 'react';
import { afterPicture } from '../current-url/navigate-soon';
import { type Changes, navigate, type PageUrl, readCurrentUrl } from '../current-url/url';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { Icon } from '../ui/Icon';
import { distancesKm, fewestStars, filtersOf, isFiltered, noFilters } from './filters';
import { KeptFields } from './KeptFields';
import { listWith } from './list-urls';
import { say } from '../say';

interface ListFiltersProps {
  readonly url: PageUrl;
  /** Distances are known, so that the list can be sorted by them. */
  readonly isNearKnown: boolean;
  /** The list is sorted by distance unless the url wants it otherwise. */
  readonly isNearestFirst: boolean;
}

/** One row, which scrolls sideways on phones. Links and a plain form, so that choices work before the scripts. */
export function ListFilters({ url, isNearKnown, isNearestFirst }: ListFiltersProps) {
  const { open } = useUrlDialog();
  const filters = filtersOf(url);
  const { isOpenOnly, within, stars, isDeliveredOnly, sort } = filters;
  const isByDistance = isNearKnown && (sort === 'distance' || (isNearestFirst && sort === null));
  // In a city alone nothing is near or far: the place picker asks from where.
  const ask = isNearKnown ? {} : { onChosen: () => open('place') };
  return (
    <form action={url.path} aria-label="Filter and sort" className="filters -ml-4 flex gap-2 overflow-x-auto">
      <KeptFields url={url} except={['within', 'stars']} />
      <Choice url={url} name="now" value="open" isOn={isOpenOnly}>
        Open now
      </Choice>
      <Pick url={url} name="within" label="Distance" chosen={within} any="Distance" {...ask}>
        {distancesKm.map((km) => (
          <option key={km} value={km}>
            {say('Within {km} km', { km })}
          </option>
        ))}
      </Pick>
      <Choice url={url} name="sort" value="distance" isOn={isByDistance} {...ask}>
        Nearest
      </Choice>
      <Choice url={url} name="sort" value="rating" isOn={sort === 'rating'}>
        Top rated
      </Choice>
      <Pick url={url} name="stars" label="Rating" chosen={stars} any="Rating">
        {fewestStars.map((fewest) => (
          <option key={fewest} value={fewest}>
            {say('{stars} stars and up', { stars: fewest })}
          </option>
        ))}
      </Pick>
      <Choice url={url} name="delivers" value="yes" isOn={isDeliveredOnly}>
        Delivers
      </Choice>
      {isFiltered(filters) && (
        <a
          href={listWith(url, noFilters)}
          className="inline-flex min-h-11 items-center px-2 font-medium text-link"
        >
          Clear filters
        </a>
      )}
      <noscript>
        <button type="submit" className={chipClasses(false)}>
          Apply
        </button>
      </noscript>
    </form>
  );
}

const chipClasses = (isOn: boolean): string =>
  `inline-flex min-h-11 items-center gap-1 rounded-full border px-3 font-medium ${isOn ? 'border-leaf bg-leaf text-on-leaf' : 'border-line bg-card hover:bg-leaf-soft'}`;

interface ChoiceProps {
  readonly url: PageUrl;
  readonly name: 'now' | 'sort' | 'delivers';
  /** The value of the url's field while the filter is on. */
  readonly value: string;
  readonly isOn: boolean;
  onChosen?(): void;
  readonly children: string;
}

function Choice({ url, name, value, isOn, onChosen, children }: ChoiceProps) {
  const [isShownOn, choose] = useChoice(url, isOn);
  const changes = { [name]: isShownOn ? null : value };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    choose(!isShownOn, changes, onChosen);
  };
  return (
    <a
      href={listWith(url, changes)}
      onClick={onClick}
      aria-current={isShownOn ? 'true' : undefined}
      className={chipClasses(isShownOn)}
    >
      {isShownOn && <Icon name="check" size={18} />}
      {children}
    </a>
  );
}

interface PickProps {
  readonly url: PageUrl;
  readonly name: 'within' | 'stars';
  readonly label: string;
  readonly chosen: number | null;
  /** The label of the choice that leaves out nothing: a short one, so that the next chip is in sight. */
  readonly any: string;
  onChosen?(): void;
  readonly children: ReactNode;
}

function Pick({ url, name, label, chosen, any, onChosen, children }: PickProps) {
  const select = useRef<HTMLSelectElement>(null);
  const value = String(chosen ?? '');
  const [shown, choose] = useChoice(url, value);
  const pick = (next: string) => choose(next, { [name]: next || null }, next === '' ? undefined : onChosen);
  // Something may have been chosen before the scripts loaded.
  const onStart = useEffectEvent(() => {
    if (select.current && select.current.value !== value) pick(select.current.value);
  });
  useEffect(() => onStart(), []);
  return (
    <select
      ref={select}
      name={name}
      aria-label={label}
      value={shown}
      onChange={(event) => pick(event.target.value)}
      className={chipClasses(shown !== '')}
    >
      <option value="">{any}</option>
      {children}
    </select>
  );
}

/** The control shows the choice at once; the list follows after that picture. */
function useChoice<Value>({ path }: PageUrl, value: Value) {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value, changes: Changes, onChosen?: () => void) =>
    startTransition(async () => {
      show(next);
      await new Promise<void>(afterPicture);
      // The current url, not the drawn one: another choice may have been made since.
      const now = readCurrentUrl();
      if (now.path !== path) return;
      // Replaces the history entry, so that Back does not lead through every choice.
      navigate(listWith(now, changes), { replace: true });
      onChosen?.();
    });
  return [shown, choose] as const;
}
