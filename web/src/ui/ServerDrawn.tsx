import {
  createContext,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** Parts of pages that only the server's build contains, by name. */
export const ServerDrawings = createContext<Readonly<Record<string, ReactNode>>>({});

interface ServerDrawnProps {
  readonly name: string;
  /** For a visitor who came here without asking the server: loads the drawing's script. */
  readonly late: ReactNode;
  /** Changes when the drawing must: from then on the script draws it. */
  readonly version?: string;
  /** Hears of clicks on anything inside. */
  onClick?(event: MouseEvent<HTMLElement>): void;
}

/**
 * Plain HTML is drawn by the server and left alone in the browser: React keeps what it finds inside an element whose
 * inner HTML is not its business, and no phone has to fetch a script for it.
 */
export function ServerDrawn({ name, late, version = '', onClick }: ServerDrawnProps) {
  const drawing = use(ServerDrawings)[name];
  const [isFromServer] = useState(useIsHydrating());
  const [firstVersion] = useState(version);
  const kept = useRef('');
  const keep = (element: HTMLElement | null) => {
    if (element) kept.current ||= element.innerHTML;
  };
  if (drawing !== undefined) {
    return (
      <div>
        <div>{drawing}</div>
      </div>
    );
  }
  // Written by our own server and by nobody else: put back as it was, or as it still is.
  const server = (
    <div ref={keep} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept.current }} />
  );
  return (
    <div onClick={onClick}>
      {isFromServer && version === firstVersion ? (
        server
      ) : (
        <Suspense fallback={isFromServer && server}>{late}</Suspense>
      )}
    </div>
  );
}

const never = () => () => {};

/** True in the drawing that must match the server's; false ever after. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
