import { Skeleton } from './Skeleton';

/** Placeholder of a shop card: photo, at its left or above, name, three lines, two buttons. */
export function CardSkeleton({ isGrid = false }: { isGrid?: boolean }) {
  return (
    <div className={`card grid overflow-hidden ${isGrid ? '' : 'grid-cols-[7.5rem_minmax(0,1fr)]'}`}>
      <Skeleton className={isGrid ? 'aspect-[2.2]' : 'aspect-square'} />
      <div className="grid content-start gap-2 p-3">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
      </div>
      <Skeleton className={`mx-3 mt-2 mb-3 h-11 ${isGrid ? '' : 'col-span-2'}`} />
    </div>
  );
}
