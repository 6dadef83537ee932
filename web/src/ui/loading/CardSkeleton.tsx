import { Skeleton } from './Skeleton';

/** Placeholder of a shop card: photo, name, two lines, two buttons. */
export function CardSkeleton() {
  return (
    <div className="card grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-2 p-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Skeleton className="aspect-4/3 self-start sm:row-span-3" />
      <div className="grid content-start gap-2">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <Skeleton className="col-span-2 h-6 w-2/3 sm:col-span-1 sm:col-start-2" />
      <Skeleton className="col-span-2 h-11 sm:col-span-1 sm:col-start-2" />
    </div>
  );
}
