import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

export const ledgerRequest = (url: PageUrl) => listRequestOf(url, 'from', 'to', 'year', 'kind');
