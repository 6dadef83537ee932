/** Grey placeholders while a page's script loads, instead of a single spinner. */
export function PageSkeleton() {
  const piece = 'animate-pulse rounded-md bg-line';
  return (
    <div role="status" aria-label="Loading" className="mx-auto grid max-w-4xl gap-4 px-4 py-8">
      <div className={`${piece} h-8 w-2/3`} />
      <div className={`${piece} h-40`} />
      <div className={`${piece} h-24`} />
    </div>
  );
}
