import type { ReactNode } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { lazyPart } from '../../ui/loading/lazy-part';
import { ServerDrawn } from '../../ui/loading/ServerDrawn';
import { Hero } from './Hero';
import { Join } from './Join';
import { Needs } from './Needs';

const LazyStory = lazyPart(async () => (await import('./LandingStory')).LandingStory);
const LazyAbout = lazyPart(async () => (await import('./AboutSections')).AboutSections);

interface LandingLayoutProps {
  readonly search: ReactNode;
  /** The lists below the search. */
  readonly children: ReactNode;
}

export function LandingLayout({ search, children }: LandingLayoutProps) {
  return (
    <>
      <Hero>
        <h1 className="text-[clamp(1.1rem,4.9vw,2.375rem)] leading-tight *:inline-block">
          <span>Shop Local,</span> <span>Sell Local,</span> <span>Grow Together</span>
        </h1>
        {search}
      </Hero>
      <Needs />
      {children}
      <Ways />
      <ServerDrawn name="story" Lazy={LazyStory} />
      <Join />
      <ServerDrawn name="about" Lazy={LazyAbout} />
    </>
  );
}

/** For who comes to stay, or to sell: searching comes first. */
const Ways = () => (
  <form action="/" className="flex flex-wrap justify-center gap-2 px-4 pt-2 pb-6">
    <Button type="submit" size="large" name="open" value="welcome">
      Get started now
    </Button>
    <ButtonLink href={paths.typeChoice} variant="secondary" size="large">
      List your shop
    </ButtonLink>
  </form>
);
