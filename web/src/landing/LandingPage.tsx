import type { ReactNode } from 'react';
import { latePart } from '../ui/late-part';
import { ServerDrawn } from '../ui/ServerDrawn';
import { Hero } from './Hero';
import { Join } from './Join';

const LateStory = latePart(async () => (await import('./LandingStory')).LandingStory);
const LateAbout = latePart(async () => (await import('./AboutSections')).AboutSections);

interface LandingPageProps {
  readonly search: ReactNode;
  readonly isSearchOnly?: boolean;
  /** What stands below the search: lists, or what was found. */
  readonly children: ReactNode;
}

export function LandingPage({ search, isSearchOnly = false, children }: LandingPageProps) {
  return (
    <>
      <Hero search={search} isSearchOnly={isSearchOnly} />
      {children}
      <ServerDrawn name="story" Late={LateStory} />
      <Join />
      <ServerDrawn name="about" Late={LateAbout} />
    </>
  );
}
