import { CardSkeleton } from './CardSkeleton';
import { Skeleton } from './Skeleton';

type ListSkeletonProps = { rows?: number; kind?: 'cards' | 'rows' };

export function ListSkeleton({ rows = 4, kind = 'rows' }: ListSkeletonProps) {
  const indexes = Array.from({ length: rows }, (_, index) => index);
  return (
    <div
      role="status"
      className={kind === 'cards' ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4' : 'grid gap-3'}
    >
      <span className="visually-hidden">Loading…</span>
      {indexes.map((index) =>
        kind === 'cards' ? <CardSkeleton key={index} /> : <RowSkeleton key={index} />,
      )}
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="card flex items-center gap-3 p-4">
      <Skeleton className="size-11 shrink-0" />
      <div className="grid grow gap-2">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </div>
  );
}
