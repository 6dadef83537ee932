import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { keepLoading } from '../loading/keep-loading';
import { lazyPart } from '../loading/lazy-part';
import type { ToastKind, ToastMessage } from './ToastCard';
import { say } from '../../say';

export const toastAfterMs = 4000;
const mostAtOnce = 3;

const loadCard = async () => (await import('./ToastCard')).ToastCard;
const ToastCard = lazyPart(loadCard, PlainToast);

type Show = (kind: ToastKind, text: string) => void;

type Toasts = {
  messages: readonly ToastMessage[];
  /** The outlets of open dialogs. */
  outlets: readonly string[];
  close: (id: number) => void;
  join: (outlet: string) => () => void;
};

const nothing = () => undefined;
// Separate from the list, so that a page that only shows toasts does not render again with each of them.
const ShowContext = createContext<Show>(nothing);
const ListContext = createContext<Toasts>({
  messages: [],
  outlets: [],
  close: nothing,
  join: () => nothing,
});

let lastId = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const show = useCallback<Show>((kind, text) => {
    const message = { id: ++lastId, kind, text: say(text), leftMs: toastAfterMs };
    // An info says what is happening; the message about the outcome replaces it.
    const isStale = (other: ToastMessage) => other.kind === 'info' && kind !== 'info';
    setMessages((shown) => [...shown.filter((other) => !isStale(other)), message].slice(-mostAtOnce));
  }, []);
  const close = useCallback((id: number) => {
    setMessages((shown) => shown.filter((message) => message.id !== id));
  }, []);
  const join = useCallback((outlet: string) => {
    setOutlets((joined) => [...joined, outlet]);
    return () => setOutlets((joined) => joined.filter((other) => other !== outlet));
  }, []);
  // Not part of the first load, but loaded before it is needed: a toast may have to say that the network is gone.
  useEffect(() => keepLoading(loadCard), []);
  const toasts = useMemo(() => ({ messages, outlets, close, join }), [messages, outlets, close, join]);
  return (
    <ShowContext value={show}>
      <ListContext value={toasts}>
        <ToastOutlet className="fixed inset-x-0 top-0 z-50 sm:p-6" isOfPage />
        {children}
      </ListContext>
    </ShowContext>
  );
}

/** `const toast = useToast(); toast('success', 'Saved')` */
export function useToast(): Show {
  return use(ShowContext);
}

/**
 * Where toasts appear. An open modal dialog makes the rest of the page inert, so each dialog has its own outlet, and
 * the newest outlet shows the toasts.
 */
export function ToastOutlet({ className, isOfPage }: { className: string; isOfPage?: boolean }) {
  const { messages, outlets, close, join } = use(ListContext);
  const id = useId();
  useLayoutEffect(() => (isOfPage ? undefined : join(id)), [isOfPage, join, id]);
  const here = outlets.length === 0 ? isOfPage : outlets.at(-1) === id;
  return (
    <div
      role="status"
      className={`${className} pointer-events-none grid content-start justify-items-center gap-2 p-3 sm:justify-items-end`}
    >
      {here && messages.map((message) => <ToastCard key={message.id} message={message} onClose={close} />)}
    </div>
  );
}

/** The plain text of a toast, if the card's script did not load. */
function PlainToast({ message, onClose }: { message: ToastMessage; onClose: Toasts['close'] }) {
  useEffect(() => {
    const timer = setTimeout(() => onClose(message.id), message.leftMs);
    return () => clearTimeout(timer);
  }, [message, onClose]);
  return <p className="card w-full max-w-md px-4 py-3">{message.text}</p>;
}
