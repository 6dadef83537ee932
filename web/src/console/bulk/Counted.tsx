import type { BulkAction } from '@aaspaas/contract/console/bulk/actions';
import { sayNumber } from '@aaspaas/contract/say-number';
import { bulkWords, sayCount } from './words';

interface CountedProps {
  readonly action: BulkAction;
  readonly changes: number;
  readonly stays: number;
}

/** What will happen, in numbers. */
export function Counted({ action, changes, stays }: CountedProps) {
  const { outcome, excuse } = bulkWords[action];
  return (
    <p>
      <strong>{sayCount(action, changes)}</strong> {outcome}
      {stays > 0 &&
        ` ${sayNumber(stays)} of the chosen ${stays === 1 ? 'stays as it is' : 'stay as they are'}: ${excuse}.`}
    </p>
  );
}

export const startedWords = 'Started. The page shows how far it is.';
