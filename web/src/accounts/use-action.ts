import { useRef, useState } from 'react';
import { useToast } from '../ui/Toast';
import { messageOf } from '../api/failure-messages';

type Reply = { readonly message: string } | undefined | void;

/**
 * A button that makes a call and says how it went. `onOver` is called in any case, so that a list can be read
 * again.
 */
export function useAction(work: () => Promise<Reply>, onOver?: () => void) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  // A double tap is faster than the next render of the button.
  const isWorking = useRef(false);
  const act = async () => {
    if (isWorking.current) return;
    isWorking.current = true;
    setBusy(true);
    try {
      const reply = await work();
      if (reply) toast('success', reply.message);
    } catch (failure) {
      toast('error', messageOf(failure, 'Something went wrong, please try again.'));
    }
    isWorking.current = false;
    setBusy(false);
    onOver?.();
  };
  return { isBusy, act: () => void act() };
}
