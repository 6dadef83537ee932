import { homeOf } from '@aaspaas/contract/roles/roles';
import type { PageVisit } from '../../page/page-server';
import { AboutSections } from './AboutSections';
import { JoinSection } from './JoinSection';
import { LandingStory } from './LandingStory';
import { NeedsGrid } from './NeedsGrid';

/** People who are signed in have a home of their own; '/Why' and '/ourGoal' stay open to them. */
export const redirectSignedIn = ({ url, user }: PageVisit): string | null =>
  user && url.path === '/' ? homeOf(user.role) : null;

export const landingDrawings = {
  needs: <NeedsGrid />,
  story: <LandingStory />,
  join: <JoinSection />,
  about: <AboutSections />,
};
