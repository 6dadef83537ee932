import type { MouseEvent } from 'react';
import { navigate } from '../navigation/url';
import { Icon } from '../ui/Icon';

export interface ListChoices {
  readonly isOpenOnly: boolean;
  readonly isByRating: boolean;
}

interface ListFiltersProps extends ListChoices {
  /** The url of the same list with other choices. */
  hrefOf(choices: ListChoices): string;
  /** Distances are known. */
  readonly isNearKnown: boolean;
  /** Asks for the device's position. */
  onAskPosition(): void;
}

/** Links, so that a choice can be shared, reloaded and made without scripts. */
export function ListFilters({
  isOpenOnly,
  isByRating,
  hrefOf,
  isNearKnown,
  onAskPosition,
}: ListFiltersProps) {
  const isByDistance = isNearKnown && !isByRating;
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="Filter and sort">
      <Choice isOn={isOpenOnly} href={hrefOf({ isOpenOnly: !isOpenOnly, isByRating })}>
        Open now
      </Choice>
      <Choice
        isOn={isByDistance}
        href={hrefOf({ isOpenOnly, isByRating: false })}
        {...(!isNearKnown && { onChoose: onAskPosition })}
      >
        Nearest
      </Choice>
      <Choice isOn={!isByDistance} href={hrefOf({ isOpenOnly, isByRating: true })}>
        Top rated
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly href: string;
  onChoose?(): void;
  readonly children: string;
}

function Choice({ isOn, href, onChoose, children }: ChoiceProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onChoose?.();
    // Replaces the history entry: Back leads to where one came from, not through every choice.
    navigate(href, { replace: true });
  };
  return (
    <a
      href={href}
      onClick={onClick}
      aria-current={isOn ? 'true' : undefined}
      className={`inline-flex min-h-11 items-center gap-1 rounded-full border px-3 font-medium ${isOn ? 'border-leaf bg-leaf text-on-leaf' : 'border-control bg-card hover:bg-leaf-soft'}`}
    >
      {isOn && <Icon name="check" size={18} />}
      {children}
    </a>
  );
}
