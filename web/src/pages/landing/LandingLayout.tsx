import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part';
import { ServerDrawn } from '../../ui/loading/ServerDrawn';
import { Hero } from './Hero';
import { Join } from './Join';

const LazyStory = lazyPart(async () => (await import('./LandingStory')).LandingStory);
const LazyAbout = lazyPart(async () => (await import('./AboutSections')).AboutSections);

interface LandingLayoutProps {
  readonly search: ReactNode;
  readonly isSearchOnly?: boolean;
  /** What stands below the search: lists or results. */
  readonly children: ReactNode;
}

export function LandingLayout({ search, isSearchOnly = false, children }: LandingLayoutProps) {
  return (
    <>
      <Hero search={search} isSearchOnly={isSearchOnly} />
      {children}
      <ServerDrawn name="story" Lazy={LazyStory} />
      <Join />
      <ServerDrawn name="about" Lazy={LazyAbout} />
    </>
  );
}
