import { Skeleton } from '../ui/Skeleton';

/** In the shape of a shop's page. */
export function DetailSkeleton() {
  return (
    <div aria-busy className="mx-auto grid max-w-4xl gap-4 px-4 py-6">
      <Skeleton className="aspect-[4/3] w-full rounded-lg sm:aspect-[2/1]" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11 w-full sm:w-96" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
