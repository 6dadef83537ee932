import { useEffect, useState } from 'react';
import { claimPayment, type QueuedPayment, releasePayment } from '@aaspaas/contract/console/payments/calls';
import { send } from '../../api/send';

type Claim = QueuedPayment['claim'];

/** The claim ends five minutes after the last time that it was said. */
const sayAgainMs = 60_000;

/**
 * Tells the others that this payment is open here, while it is. It is a courtesy: where it cannot be told, because
 * the network is away, nothing else changes.
 */
export function useClaim(id: number, isWanted: boolean, known: Claim) {
  const [claim, setClaim] = useState<Claim>(known);
  const say = async (take_over: boolean) => {
    try {
      setClaim((await send(claimPayment, { id, take_over })).claim);
    } catch {
      // It is said again in a minute.
    }
  };
  useEffect(() => {
    if (!isWanted) return;
    const saying = () => {
      if (document.visibilityState === 'visible') void say(false);
    };
    saying();
    const timer = setInterval(saying, sayAgainMs);
    return () => {
      clearInterval(timer);
      void send(releasePayment, { id }).catch(() => null);
    };
    // Another payment, or the end of this one, begins anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, isWanted]);
  return { claim: isWanted ? claim : known, takeOver: () => void say(true) };
}
