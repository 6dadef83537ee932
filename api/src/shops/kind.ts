import { Failure } from '@aaspaas/contract/failure';

/** 'both' and nothing mean no filter. */
export function readKind(text = ''): 'shop' | 'service' | null {
  const kind = text.trim().toLowerCase();
  if (kind === '' || kind === 'both') return null;
  if (kind === 'shop' || kind === 'service') return kind;
  throw new Failure('invalid', 'Please choose shops or services.');
}
