import type { PairRow } from '@aaspaas/contract/console/duplicates/calls';

/** Why two listings may be one. */
export function sayWhy({
  is_same_phone: isSamePhone,
  metres,
}: Pick<PairRow, 'is_same_phone' | 'metres'>): string {
  const why = [
    isSamePhone && 'a number in common',
    metres !== null && `the same name, ${metres} m apart`,
  ].filter(Boolean);
  return why.join(' and ') || 'nothing that we know of';
}
