import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

export const statementsRequest = (url: PageUrl) => listRequestOf(url);

/** Of /admin/statements/3; what is no number asks for a statement that does not exist. */
export function statementRequest(url: PageUrl) {
  const part = url.path.split('/')[3] ?? '';
  const id = /^[1-9]\d{0,8}$/.test(part) ? Number(part) : 2_147_483_647;
  return { id, ...listRequestOf(url, 'verdict') };
}
