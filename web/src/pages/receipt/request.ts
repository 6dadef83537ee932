import { numberInPath } from '@aaspaas/contract/payments/receipt';
import type { PageUrl } from '../../current-url/url';

/** Of /receipt/AP-2026-27-000123; null where the path names none. */
export function receiptRequest({ path }: PageUrl): { number: string } | null {
  const number = numberInPath(path.split('/')[2] ?? '');
  return number ? { number } : null;
}
