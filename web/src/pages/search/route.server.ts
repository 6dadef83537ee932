import type { PageServer } from '../../links/page-server';
import { searchReads } from '../../search/page-reads';

export const server: PageServer = { reads: searchReads };
