type SkeletonProps = { /** Size and shape, as classes. */ className: string };

/** A grey placeholder. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden className={`animate-pulse rounded-sm bg-line ${className}`} />;
}
