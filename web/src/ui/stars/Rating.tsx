import { sayNumber } from '@aaspaas/contract/say-number';
import { Badge } from '../Badge';
import { Icon } from '../Icon';
import { say } from '../../say';

type RatingProps = { average: number; count: number };

/** '★ 4.3 (128)', or 'New' while nobody has rated. */
export function Rating({ average, count }: RatingProps) {
  if (count === 0) return <Badge tone="marigold">New</Badge>;
  const rounded = average.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1">
      <span className="visually-hidden">
        {say('Rated {rating} out of 5 by {count}', { rating: rounded, count })}
      </span>
      <span aria-hidden className="inline-flex items-center gap-1">
        <Icon name="star-filled" size={18} className="text-marigold" />
        <b className="font-semibold">{rounded}</b>
        <span className="text-ink-soft">({sayNumber(count)})</span>
      </span>
    </span>
  );
}
