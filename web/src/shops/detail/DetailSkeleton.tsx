import { Skeleton } from '../../ui/loading/Skeleton';

/** Placeholder in the shape of a shop page. */
export function DetailSkeleton() {
  return (
    <div
      aria-busy
      className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 pb-6 sm:py-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-4 lg:order-1">
        <div className="shop-photos photos -mx-4">
          <Skeleton className="h-full" />
        </div>
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-28 w-full" />
      </div>
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
