import {
  createContext,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
} from 'react';

/** Parts of pages that only the server's build contains, by name. */
export const ServerDrawings = createContext<Readonly<Record<string, ReactNode>>>({});

interface ServerDrawnProps {
  readonly name: string;
  /** For a visitor who came to the page without asking the server for it: loads the drawing's script. */
  readonly late: ReactNode;
  /** Hears of clicks on anything inside. */
  onClick?(event: MouseEvent<HTMLElement>): void;
}

/**
 * Text and pictures that never change are drawn by the server and left alone in the browser: React keeps what it
 * finds inside an element whose inner HTML is not its business, and no phone has to fetch a script for it.
 */
export function ServerDrawn({ name, late, onClick }: ServerDrawnProps) {
  const drawing = use(ServerDrawings)[name];
  const [isFromServer] = useState(useIsHydrating());
  if (drawing !== undefined) return <div onClick={onClick}>{drawing}</div>;
  if (!isFromServer)
    return (
      <div onClick={onClick}>
        <Suspense>{late}</Suspense>
      </div>
    );
  // oxlint-disable-next-line react/no-danger -- empty: what the server wrote stays
  return <div onClick={onClick} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

const never = () => () => {};

/** True in the drawing that must match the server's; false ever after. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
