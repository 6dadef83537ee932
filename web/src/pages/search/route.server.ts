import type { PageServer } from '../../url/page-server';
import { searchReads } from '../../search/page-reads';

export const server: PageServer = { reads: searchReads };
