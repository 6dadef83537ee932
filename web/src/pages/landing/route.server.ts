import { landingDrawings, redirectSignedIn } from './landing-server';
import type { PageServer } from '../../page/page-server';
import { sectionReads } from '../../search/page-reads';

export const server: PageServer = {
  redirect: redirectSignedIn,
  reads: sectionReads,
  // '/Why' and '/ourGoal' are this page, scrolled to a section.
  answer: () => ({ head: { path: '/' } }),
  drawings: landingDrawings,
};
