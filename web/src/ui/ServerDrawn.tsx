import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useState,
  useSyncExternalStore,
} from 'react';

/** Parts of pages that only the server's build contains, by name. */
export const ServerDrawings = createContext<Readonly<Record<string, ReactNode>>>({});

interface ServerDrawnProps {
  readonly name: string;
  /** For a visitor who came here without asking the server: loads the drawing's script. Not for what never changes. */
  readonly Lazy?: ComponentType<{ instead?: ReactNode }>;
  /** Changes when the drawing must: from then on the script draws it. */
  readonly version?: string;
  /** Hears of clicks on anything inside. */
  onClick?(event: MouseEvent<HTMLElement>): void;
}

/** What the server had drawn, by name: shown until the script that draws it anew has come. */
const kept = new Map<string, string>();

/**
 * Plain HTML is drawn by the server and left alone in the browser: React keeps what it finds inside an element whose
 * inner HTML is not its business, and no phone has to fetch a script for it.
 */
export function ServerDrawn({ name, Lazy, version = '', onClick }: ServerDrawnProps) {
  const drawing = use(ServerDrawings)[name];
  const [isFromServer] = useState(useIsHydrating());
  const [firstVersion] = useState(version);
  const isUnchanged = isFromServer && version === firstVersion;
  return (
    // No box of its own, or a sticky header would stick to that. Only hears what bubbles up from the links inside, which answer to the keyboard themselves.
    <div role="presentation" className="unboxed" onClick={onClick}>
      {drawing !== undefined && <div className="unboxed">{drawing}</div>}
      {drawing === undefined && isUnchanged && <Kept name={name} />}
      {drawing === undefined && !isUnchanged && Lazy && (
        <Lazy instead={isFromServer ? <Kept name={name} /> : undefined} />
      )}
    </div>
  );
}

/** At first nothing, which leaves the server's drawing as it is; later the same drawing put back. */
function Kept({ name }: { name: string }) {
  const [html] = useState(() => kept.get(name) ?? '');
  const keep = (element: HTMLElement | null) => {
    if (element && !kept.has(name)) kept.set(name, element.innerHTML);
  };
  // Written by our own server, and by nobody else.
  return (
    <div ref={keep} className="unboxed" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
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
