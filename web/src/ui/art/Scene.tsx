// Not inlined: browsers do not load <use> from a data: url.
import sprite from './scenes.svg?no-inline';

/** A small picture of a need, in the hand of the street. */
export const Scene = ({ name }: { name: string }) => (
  <svg aria-hidden="true" viewBox="0 0 64 44" className="w-14 sm:w-18 rounded-md">
    <use href={`${sprite}#${name}`} />
  </svg>
);
