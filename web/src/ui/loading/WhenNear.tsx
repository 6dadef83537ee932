import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** What costs a phone something to load, and stands further down than many go: drawn when it is nearly in view. */
export function WhenNear({ instead, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear) return children;
  // As tall as what comes, so that the link to it leads there.
  return (
    <div ref={place} className="min-h-[60dvh]">
      {instead}
    </div>
  );
}
