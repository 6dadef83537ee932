import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeliveryRecord, listDeliveries } from '@aaspaas/contract/deliveries/calls';
import { type DeliverySide, isOpen, reopenedSince } from '@aaspaas/contract/deliveries/moves';
import { send } from '../api/send';

/** How often a page in the foreground reads the deliveries again. */
export const refreshEveryMs = 10_000;

const changed = 'aaspaas:deliveries';

interface Change {
  /** The record from the reply. Absent if the current state is not known. */
  readonly record?: DeliveryRecord;
  /** It was just sent; the page scrolls there. */
  readonly isNew?: boolean;
}

/** Tells every list on the page about a change: it shows the given record, or reads again at once. */
export const tellDeliveryChanged = (change: Change): void =>
  void dispatchEvent(new CustomEvent<Change>(changed, { detail: change }));

function useChange(onChange: (change: Change) => void): void {
  // Only tellDeliveryChanged fires this event.
  const hear = useEffectEvent((event: Event) => onChange((event as CustomEvent<Change>).detail));
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    addEventListener(changed, listener);
    return () => removeEventListener(changed, listener);
  }, []);
}

/** Calls `onSent` when a request was sent from this page. */
export const useSentHere = (onSent: (id: number) => void): void =>
  useChange(({ record, isNew }) => record && isNew && onSent(record.d_id));

export interface Deliveries {
  /** Null until the first list has loaded. */
  readonly list: readonly DeliveryRecord[] | null;
  /** The last refresh failed, so the list may be old. */
  readonly isStale: boolean;
  refresh(): void;
}

/**
 * The deliveries of the signed-in person, kept up to date while the page is in the foreground. A customer's only while
 * one runs: nothing else changes them.
 */
export function useDeliveries(side: DeliverySide): Deliveries {
  const [list, setList] = useState<readonly DeliveryRecord[] | null>(null);
  const [isStale, setStale] = useState(false);
  const stamp = useRef('');
  const lastRefresh = useRef(0);
  // Rendered again each time, because what can be done depends on how long one has waited.
  const [, countReads] = useState(0);
  const mayChange = side === 'agent' || !list || list.some(isRunning);
  const refresh = useCallback(() => {
    const turn = ++lastRefresh.current;
    // Replies may overtake each other; only the one to the last request counts.
    const isLast = () => turn === lastRefresh.current;
    send(listDeliveries, { side, stamp: stamp.current }).then(
      (reply) => {
        if (!isLast()) return;
        stamp.current = reply.stamp;
        if (reply.list) setList(reply.list);
        setStale(false);
        countReads((before) => before + 1);
      },
      // Without a line the page says so already.
      () => isLast() && setStale(navigator.onLine),
    );
  }, [side]);

  useEffect(() => {
    const refreshIfVisible = () => void (document.visibilityState === 'visible' && refresh());
    refresh();
    document.addEventListener('visibilitychange', refreshIfVisible);
    addEventListener('online', refresh);
    return () => {
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [refresh]);
  useEffect(() => {
    if (!mayChange) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), refreshEveryMs);
    return () => clearInterval(timer);
  }, [mayChange, refresh]);
  useChange(({ record }) => {
    if (!record || !list) return refresh();
    // A list that was requested before this change is older than it.
    lastRefresh.current++;
    setList(withRecord(list, record));
  });
  return { list, isStale, refresh };
}

/** What is over may be taken back for a while. */
const isRunning = ({ d_state, d_changed_at }: DeliveryRecord): boolean =>
  isOpen(d_state) || new Date(d_changed_at) > reopenedSince(new Date());

/** In the order of the server's lists: open ones first, then the newest. */
const withRecord = (list: readonly DeliveryRecord[], record: DeliveryRecord): readonly DeliveryRecord[] =>
  [record, ...list.filter(({ d_id }) => d_id !== record.d_id)].sort(
    (one, other) =>
      Number(isOpen(other.d_state)) - Number(isOpen(one.d_state)) ||
      Date.parse(other.d_created_at) - Date.parse(one.d_created_at) ||
      other.d_id - one.d_id,
  );
