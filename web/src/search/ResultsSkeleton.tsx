import { CardSkeleton } from '../ui/loading/CardSkeleton';
import { Skeleton } from '../ui/loading/Skeleton';
import { resultsClasses } from './results-classes';

/** In the shape of what comes: the selected shop, and the list. */
export function ResultsSkeleton() {
  return (
    <div aria-busy className={resultsClasses.both}>
      <div className={resultsClasses.selected}>
        <div className="card grid gap-3 p-3">
          <Skeleton className="aspect-[2.5] w-full" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
      <div className={resultsClasses.list}>
        {[1, 2, 3].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
