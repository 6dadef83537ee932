import { landingDrawings, redirectSignedIn } from '../../landing/landing-server';
import type { PageServer } from '../../navigation/page-server';
import { searchReads } from '../../search/page-reads';

export const server: PageServer = {
  redirect: redirectSignedIn,
  reads: searchReads,
  drawings: landingDrawings,
};
