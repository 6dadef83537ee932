import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part';
import { ServerDrawn } from '../../ui/loading/ServerDrawn';
import { Join } from './Join';
import { Needs } from './Needs';

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

interface HeroProps {
  /** The search form, passed in by the page. */
  readonly search: ReactNode;
  /** After a search the results come first, so the street is left out. */
  readonly isSearchOnly: boolean;
}

function Hero({ search, isSearchOnly }: HeroProps) {
  if (isSearchOnly) return <section className="mx-auto max-w-3xl px-4 pt-2 sm:pt-4">{search}</section>;
  return (
    <section className="overflow-x-clip pt-4 sm:pt-10">
      <div className="mx-auto grid max-w-3xl justify-items-center gap-3 px-4 text-center sm:gap-4">
        <h1 className="text-2xl *:inline-block sm:text-4xl">
          <span>Shop Local,</span> <span>Sell Local,</span> <span>Grow Together</span>
        </h1>
        <p className="max-w-xl text-ink-soft max-sm:hidden sm:text-lg">
          Find the shop, the repairman or the delivery partner around the corner, and talk to them directly.
        </p>
        <div className="w-full">{search}</div>
      </div>
      <Needs />
      <StreetScene />
    </section>
  );
}

/**
 * The moving street of shopfronts on the landing page, which can be paused. The drawing is a file, so no script
 * carries it.
 */
function StreetScene() {
  return (
    <div className="street relative overflow-hidden">
      <div className="street-row" />
      {/* A checkbox, so that CSS alone can pause the street. */}
      <input
        type="checkbox"
        aria-label="Pause the moving picture"
        className="street-pause absolute right-2 bottom-2 grid size-11 appearance-none place-items-center rounded-full"
      />
    </div>
  );
}
