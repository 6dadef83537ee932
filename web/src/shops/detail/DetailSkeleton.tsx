import { Skeleton } from '../../ui/loading/Skeleton';

/** Placeholder in the shape of a shop page. */
export function DetailSkeleton() {
  return (
    <div
      aria-busy
      className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-4 lg:order-1">
        <div className="@container">
          <div className="card grid grid-cols-1 gap-4 p-3 @xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Skeleton className="aspect-4/3 w-full" />
            <div className="grid content-start gap-2">
              <Skeleton className="h-8 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-11 w-full" />
            </div>
          </div>
        </div>
        <Skeleton className="h-28 w-full" />
      </div>
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
