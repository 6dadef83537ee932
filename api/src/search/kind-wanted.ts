import { Failure } from '@aaspaas/contract/failure';

export type KindWanted = 'shop' | 'service';

/** The kind that a search is limited to; 'both' or nothing means no limit. */
export function readKindWanted(typed = ''): KindWanted | null {
  const kind = typed.trim().toLowerCase();
  if (kind === '' || kind === 'both') return null;
  if (kind === 'shop' || kind === 'service') return kind;
  throw new Failure('invalid', 'Please choose shops or services.');
}
