import { Stars } from './Stars';
import { say } from '../../say';

/** The rating that one person gave, from 1 to 5. */
export function GivenStars({ rating }: { rating: number }) {
  return (
    <span className="flex">
      <span className="visually-hidden">{say('Rated {rating} out of 5', { rating })}</span>
      <span aria-hidden>
        <Stars share={rating / 5} />
      </span>
    </span>
  );
}
