import { Skeleton } from '../../ui/loading/Skeleton';

/** Placeholder in the shape of a shop page. */
export function DetailSkeleton() {
  return (
    <div aria-busy className="mx-auto grid max-w-6xl grid-cols-1 content-start gap-4 px-4 pb-6 sm:py-6">
      <div className="shop-photos photos -mx-4">
        <Skeleton className="h-full" />
      </div>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
