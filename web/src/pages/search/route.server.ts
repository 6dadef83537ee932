import type { PageServer } from '../../router/page-server';
import { searchReads } from '../../search/page-reads';

export const server: PageServer = { reads: searchReads };
