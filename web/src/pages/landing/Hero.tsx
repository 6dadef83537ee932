import type { ReactNode } from 'react';
import { useSky } from './sky';

interface HeroProps {
  readonly children: ReactNode;
}

/** The street, with what stands in its sky: the words of the page and the search. */
export function Hero({ children }: HeroProps) {
  return (
    <section data-sky={useSky()} className="hero">
      <div className="relative z-10 mx-auto grid max-w-3xl justify-items-center gap-1.5 px-3 pt-2.5 text-center sm:gap-4 sm:px-4 sm:pt-8">
        {children}
      </div>
      <StreetScene />
    </section>
  );
}

/** It moves, and can be paused. The drawings are files, so no script carries them. */
function StreetScene() {
  return (
    <div className="street">
      <div className="street-row">
        <i className="street-dark" />
        <i className="street-lights" />
        <i className="street-shutters" />
      </div>
      {/* A checkbox, so that CSS alone can pause the street. */}
      <input
        type="checkbox"
        aria-label="Pause the moving picture"
        className="street-pause absolute right-2 bottom-2 grid size-[44px] appearance-none place-items-center rounded-full"
      />
    </div>
  );
}
