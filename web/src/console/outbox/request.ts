import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

/** The same for the server and for the page. */
export const mailsRequest = (url: PageUrl) => listRequestOf(url, 'show');
