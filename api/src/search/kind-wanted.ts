import { Failure } from '@aaspaas/contract/failure';

/** What somebody looks for; 'both' and nothing mean no filter. */
export function readKindWanted(typed = ''): 'shop' | 'service' | null {
  const kind = typed.trim().toLowerCase();
  if (kind === '' || kind === 'both') return null;
  if (kind === 'shop' || kind === 'service') return kind;
  throw new Failure('invalid', 'Please choose shops or services.');
}
