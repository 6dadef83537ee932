import { lazy, type ReactNode } from 'react';
import { ServerDrawn } from '../ui/ServerDrawn';
import { Hero } from './Hero';
import { Join } from './Join';

const LateStory = lazy(async () => ({ default: (await import('./LandingStory')).LandingStory }));
const LateAbout = lazy(async () => ({ default: (await import('./AboutSections')).AboutSections }));

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
      <ServerDrawn name="story" late={<LateStory />} />
      <Join />
      <ServerDrawn name="about" late={<LateAbout />} />
    </>
  );
}
