import { sayNumber } from '@aaspaas/contract/say-number';
import { Stars } from '../ui/stars/Stars';
import { inLanguage } from '../current-url/language-prefix';
import { say } from '../say';

/** How often each number of stars was given; `counts` begins with one star. */
export function RatingBreakdown({ counts }: { counts: readonly number[] }) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const average = total ? stars / total : 0;
  return (
    <div className="card grid gap-3 p-4">
      <p className="flex items-center gap-3">
        <span className="text-3xl font-bold">{average.toFixed(1)}</span>
        <span className="grid">
          <span aria-hidden>
            <Stars share={average / 5} />
          </span>
          <span className="text-sm text-ink-soft">
            {say(inLanguage.isOne(total) ? '{total} review' : '{total} reviews', { total: sayNumber(total) })}
          </span>
        </span>
      </p>
      <ul aria-label="Rating breakdown" className="grid gap-1.5">
        {[5, 4, 3, 2, 1].map((star) => (
          <Bar key={star} star={star} count={counts[star - 1] ?? 0} total={total} />
        ))}
      </ul>
    </div>
  );
}

function Bar({ star, count, total }: { star: number; count: number; total: number }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_2.5rem] items-center gap-2 text-sm">
      <span aria-hidden>{star} ★</span>
      <span className="visually-hidden">{`${inLanguage.isOne(star) ? say('1 star') : say('{star} stars', { star })}: ${count}`}</span>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full bg-marigold"
          style={{ width: `${total ? (count / total) * 100 : 0}%` }}
        />
      </span>
      <span aria-hidden className="text-right">
        {count}
      </span>
    </li>
  );
}
