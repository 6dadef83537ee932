import type { PageServer } from '../../page/page-server';
import { searchReads } from '../../search/page-reads';

export const server: PageServer = { reads: searchReads };
