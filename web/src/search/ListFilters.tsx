import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
} from 'react';
import { afterPicture } from '../url/navigate-soon';
import { navigate, type PageUrl } from '../url/url';
import { useUrlDialog } from '../url/use-url-dialog';
import { Icon } from '../ui/Icon';
import { distancesKm, fewestStars, filtersOf, isFiltered, noFilters } from './filters';
import { KeptFields } from './KeptFields';
import { urlWith } from './list-urls';

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
  const to = (changes: Readonly<Record<string, string | null>>) => urlWith(url, changes);
  // In a city alone nothing is near or far: the place picker asks from where.
  const ask = isNearKnown ? {} : { onChosen: () => open('place') };
  return (
    <form
      action={url.path}
      aria-label="Filter and sort"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:shrink-0 [scrollbar-width:none]"
    >
      <KeptFields url={url} except={['within', 'stars']} />
      <Choice isOn={isOpenOnly} href={to({ now: isOpenOnly ? null : 'open' })}>
        Open now
      </Choice>
      <Pick url={url} name="within" label="Distance" chosen={within} any="Any distance" {...ask}>
        {distancesKm.map((km) => (
          <option key={km} value={km}>
            Within {km} km
          </option>
        ))}
      </Pick>
      <Choice isOn={isByDistance} href={to({ sort: isByDistance ? null : 'distance' })} {...ask}>
        Nearest
      </Choice>
      <Choice isOn={sort === 'rating'} href={to({ sort: sort === 'rating' ? null : 'rating' })}>
        Top rated
      </Choice>
      <Pick url={url} name="stars" label="Rating" chosen={stars} any="Any rating">
        {fewestStars.map((fewest) => (
          <option key={fewest} value={fewest}>
            {fewest} stars and up
          </option>
        ))}
      </Pick>
      <Choice isOn={isDeliveredOnly} href={to({ delivers: isDeliveredOnly ? null : 'yes' })}>
        Delivers
      </Choice>
      {isFiltered(filters) && (
        <a href={to(noFilters)} className="inline-flex min-h-11 items-center px-2 font-medium text-link">
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
  `inline-flex min-h-11 items-center gap-1 rounded-full border px-3 font-medium ${isOn ? 'border-leaf bg-leaf text-on-leaf' : 'border-control bg-card hover:bg-leaf-soft'}`;

interface ChoiceProps {
  readonly isOn: boolean;
  readonly href: string;
  onChosen?(): void;
  readonly children: string;
}

function Choice({ isOn, href, onChosen, children }: ChoiceProps) {
  const [isShownOn, choose] = useChoice(isOn);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    choose(!isOn, href, onChosen);
  };
  return (
    <a
      href={href}
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
  /** The choice that leaves out nothing. */
  readonly any: string;
  onChosen?(): void;
  readonly children: ReactNode;
}

function Pick({ url, name, label, chosen, any, onChosen, children }: PickProps) {
  const select = useRef<HTMLSelectElement>(null);
  const value = String(chosen ?? '');
  const [shown, choose] = useChoice(value);
  const pick = (next: string) =>
    choose(next, urlWith(url, { [name]: next || null }), next === '' ? undefined : onChosen);
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

/** The control shows at once what was chosen; the list follows after that picture. */
function useChoice<Value>(value: Value) {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value, href: string, onChosen?: () => void) =>
    startTransition(async () => {
      show(next);
      await new Promise<void>(afterPicture);
      // Replaces the history entry: Back leads to where one came from, not through every choice.
      navigate(href, { replace: true });
      onChosen?.();
    });
  return [shown, choose] as const;
}
