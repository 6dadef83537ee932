import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { keepLoading } from './keep-loading';
import { NotLoaded } from './NotLoaded';

export interface MissedProps {
  /** True if only a page reload can load it. */
  readonly isPageStale: boolean;
}

interface Place {
  /** Shown until the part has loaded. */
  readonly instead?: ReactNode;
}

/**
 * A part of a page whose script is loaded when needed. If it does not load, the rest of the page stays, a message
 * stands instead of the part, and loading is tried again. React's `lazy` is not used because it throws the failure into
 * the page and remembers it for ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props & Place & MissedProps> = NotLoaded,
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
