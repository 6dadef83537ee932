import type { PageServer } from '../../navigation/page-server';
import { searchReads } from '../../search/page-reads';

export const server: PageServer = { reads: searchReads };
