import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

export const paymentsRequest = (url: PageUrl) => listRequestOf(url, 'state', 'age', 'same');

/** Of /admin/payments/12; what is no number asks for a payment that does not exist. */
export function paymentRequest({ path }: PageUrl): { id: number } {
  const part = path.split('/')[3] ?? '';
  return { id: /^[1-9]\d{0,8}$/.test(part) ? Number(part) : 2_147_483_647 };
}
