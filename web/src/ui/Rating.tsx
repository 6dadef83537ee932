import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { Badge } from './Badge';

type RatingProps = { average: number; count: number; /** Five stars instead of one. */ full?: boolean };

/** '★ 4.3 (128)'; 'New' while nobody has rated. */
export function Rating({ average, count, full = false }: RatingProps) {
  if (count === 0) return <Badge tone="marigold">New</Badge>;
  const rounded = average.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1">
      <span className="visually-hidden">{`Rated ${rounded} out of 5 by ${count}`}</span>
      <span aria-hidden className="inline-flex items-center gap-1">
        {full ? <Stars share={average / 5} /> : <IconStarFilled size={18} className="text-marigold" />}
        <b className="font-semibold">{rounded}</b>
        <span className="text-ink-soft">({count.toLocaleString('en-IN')})</span>
      </span>
    </span>
  );
}

/** Five stars, filled from the left by their share: 0.86 fills four and a third. */
export function Stars({ share }: { share: number }) {
  return (
    <span className="relative inline-flex text-line">
      <Five />
      <span className="absolute inset-0 overflow-hidden text-marigold" style={{ width: `${share * 100}%` }}>
        <Five />
      </span>
    </span>
  );
}

function Five() {
  return (
    <span className="flex w-max">
      {[1, 2, 3, 4, 5].map((star) => (
        <IconStarFilled key={star} size={18} />
      ))}
    </span>
  );
}
