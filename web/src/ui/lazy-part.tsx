import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { keepLoading } from './keep-loading';
import { NotLoaded } from './NotLoaded';

export interface Missed {
  /** A new page would bring it, and nothing else. */
  readonly isPageStale: boolean;
}

interface Place {
  /** Stands there until the part has come. */
  readonly instead?: ReactNode;
}

/**
 * A part of a page whose script comes later. Where it does not come, the rest stands, its place says so, and it is
 * tried again. Not by React's `lazy`, which throws a failure into the page and never forgets it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props & Place & Missed> = NotLoaded,
): ComponentType<Props & Place> {
  let known: ComponentType<Props> | null = null;
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => known);
    const [isPageStale, setPageStale] = useState<boolean>();
    useEffect(() => {
      if (Part) return;
      const onLoaded = (loaded: ComponentType<Props>) => {
        known = loaded;
        setPart(() => loaded);
      };
      return keepLoading(load, onLoaded, setPageStale);
    }, [Part]);
    if (Part) return <Part {...props} />;
    return isPageStale === undefined ? props.instead : <Missing {...props} isPageStale={isPageStale} />;
  };
}
