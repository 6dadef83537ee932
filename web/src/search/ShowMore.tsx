import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { ErrorState } from '../ui/ErrorState';
import { ButtonLink } from '../ui/Button';
import { GridSkeleton } from '../shops/cards/ShopGrid';

interface ShowMoreProps {
  /** The same list from its next page on, for visitors without scripts. */
  readonly href: string;
  readonly next: 'idle' | 'loading' | 'failed';
  loadNext(): void;
}

/** The end of a list that continues: loads more when it is nearly in view, or when pressed. */
export function ShowMore({ href, next, loadNext }: ShowMoreProps) {
  const link = useRef<HTMLDivElement>(null);
  const onNear = useEffectEvent(loadNext);
  useEffect(() => {
    if (!link.current || next !== 'idle') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: '600px' },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [next]);

  if (next === 'failed') return <ErrorState message="Failed to load shops" onRetry={loadNext} />;
  if (next === 'loading') {
    return (
      <div role="status" className="pt-4">
        <span className="visually-hidden">Loading more…</span>
        <GridSkeleton count={2} />
      </div>
    );
  }
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    loadNext();
  };
  return (
    <div ref={link} className="pt-6 text-center">
      <ButtonLink variant="secondary" href={href} onClick={onClick}>
        Show more
      </ButtonLink>
    </div>
  );
}
