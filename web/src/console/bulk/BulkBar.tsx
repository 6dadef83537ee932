import { sayNumber } from '@aaspaas/contract/say-number';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import type { Ticks } from './use-ticks';

interface BulkBarProps {
  readonly ticks: Ticks;
  /** Of the rows of this page. */
  readonly ids: readonly number[];
  /** The actions. */
  readonly children: ReactNode;
}

/** Above a list: actions on the ticked rows or, while none is ticked, on all that the filters find. */
export function BulkBar({ ticks, ids, children }: BulkBarProps) {
  const isTicked = ticks.ids.length > 0;
  return (
    <div role="group" aria-label="Many at once" className="flex flex-wrap items-center gap-2 print:hidden">
      <Button variant="quiet" size="small" onClick={() => ticks.set(isTicked ? [] : ids)}>
        {isTicked ? 'Untick' : 'Tick this page'}
      </Button>
      {children}
    </div>
  );
}

/** '3 ticked', or 'all 1,350'. */
export const sayWhich = (ticks: Ticks, count: number): string =>
  ticks.ids.length > 0 ? `${ticks.ids.length} ticked` : `all ${sayNumber(count)}`;
