import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeliveryRecord, listDeliveries } from '@aaspaas/contract/deliveries/calls';
import type { DeliverySide } from '@aaspaas/contract/deliveries/moves';
import { send } from '../api/send';

/** How often a page that is looked at asks how things stand. */
export const refreshEveryMs = 10_000;

const changed = 'aaspaas:deliveries';

/** Something was sent or done here: whoever shows deliveries looks again at once, and moves to what was sent. */
export const tellDeliveriesChanged = (sentId?: number): void =>
  void dispatchEvent(new CustomEvent<number | undefined>(changed, { detail: sentId }));

/** Hears of a request that was sent. */
export function useSentHere(onSent: (id: number) => void): void {
  const hear = useEffectEvent((event: Event) => {
    // Our own event, made above.
    const { detail: id } = event as CustomEvent<number | undefined>;
    if (id !== undefined) onSent(id);
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    addEventListener(changed, listener);
    return () => removeEventListener(changed, listener);
  }, []);
}

export interface Deliveries {
  /** Null until the first list has come. */
  readonly list: readonly DeliveryRecord[] | null;
  /** The last refresh failed; the list, where there is one, may be old. */
  readonly isStale: boolean;
  refresh(): void;
}

/** The deliveries of whoever is signed in, kept up to date while the page is in sight. */
export function useDeliveries(side: DeliverySide): Deliveries {
  const [list, setList] = useState<readonly DeliveryRecord[] | null>(null);
  const [isStale, setStale] = useState(false);
  const stamp = useRef('');
  const lastRefresh = useRef(0);
  const refresh = useCallback(() => {
    const turn = ++lastRefresh.current;
    // Replies may overtake each other; the last question has the last word.
    const isLast = () => turn === lastRefresh.current;
    send(listDeliveries, { side, stamp: stamp.current }).then(
      (reply) => {
        if (!isLast()) return;
        stamp.current = reply.stamp;
        if (reply.list) setList(reply.list);
        setStale(false);
      },
      () => isLast() && setStale(true),
    );
  }, [side]);

  useEffect(() => {
    const refreshIfVisible = () => void (document.visibilityState === 'visible' && refresh());
    refresh();
    const timer = setInterval(refreshIfVisible, refreshEveryMs);
    document.addEventListener('visibilitychange', refreshIfVisible);
    addEventListener(changed, refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      removeEventListener(changed, refresh);
    };
  }, [refresh]);
  return { list, isStale, refresh };
}
