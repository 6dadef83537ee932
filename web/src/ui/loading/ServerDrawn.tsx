import { type ComponentType, createContext, type MouseEvent, type ReactNode, use, useState } from 'react';
import { isHydrating } from './hydration';

/** Parts of pages by name, which only the server's build contains. */
export const ServerDrawings = createContext<Readonly<Record<string, ReactNode>>>({});

interface ServerDrawnProps {
  readonly name: string;
  /**
   * Loads the script that renders the part, for a visitor who came here without a page load. Not needed for what
   * never changes.
   */
  readonly Lazy?: ComponentType<{ instead?: ReactNode }>;
  /** When this changes, the part is rendered again by its script. */
  readonly version?: string;
  /** Called for clicks on anything inside. */
  onClick?(event: MouseEvent<HTMLElement>): void;
}

/** The HTML that the server rendered, by name. It stays, or is shown until the part's script has loaded. */
const kept = new Map<string, string>();

/**
 * Plain HTML that the server renders and the browser leaves alone: React does not touch the inner HTML of this
 * element, so no phone has to load a script for it.
 */
export function ServerDrawn({ name, Lazy, version = '', onClick }: ServerDrawnProps) {
  const drawing = use(ServerDrawings)[name];
  const [isFromServer, setFromServer] = useState(isHydrating);
  const keptPart = <Kept name={name} onLost={() => setFromServer(false)} />;
  const [firstVersion] = useState(version);
  const isUnchanged = isFromServer && version === firstVersion;
  return (
    // Has no box of its own, or a sticky header would stick to it. It only listens to clicks that bubble up from
    // the links inside, which handle the keyboard themselves.
    <div role="presentation" className="unboxed" onClick={onClick}>
      {drawing !== undefined && <div className="unboxed">{drawing}</div>}
      {drawing === undefined && isUnchanged && keptPart}
      {drawing === undefined && !isUnchanged && Lazy && (
        <Lazy instead={isFromServer ? keptPart : undefined} />
      )}
    </div>
  );
}

interface KeptProps {
  readonly name: string;
  /** The browser could not take over the server's page and has rendered its own, without this part. */
  onLost(): void;
}

/** Renders nothing at first, so that the server's HTML stays; later it renders the same HTML. */
function Kept({ name, onLost }: KeptProps) {
  const [html] = useState(() => kept.get(name) ?? '');
  const keep = (element: HTMLElement | null) => {
    if (element?.innerHTML === '') onLost();
    else if (element && !kept.has(name)) kept.set(name, element.innerHTML);
  };
  // This HTML was written by our own server.
  return (
    <div ref={keep} className="unboxed" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
