import { landingDrawings } from '../landing/landing-server';
import type { PageServer } from '../../page/page-server';
import { sectionReads } from '../../search/page-reads';

export const server: PageServer = {
  reads: sectionReads,
  drawings: { needs: landingDrawings.needs, join: landingDrawings.join },
};
