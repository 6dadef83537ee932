import { useEffect, useRef, useState } from 'react';
import { useToast } from '../ui/toasts/Toast';
import { messageOf } from '../api/failure-messages';

type Reply = { readonly message: string } | undefined | void;

/** A button that makes a call and says how it went. `onOver` is called in any case, so that a list can be read again. */
export function useAction(work: () => Promise<Reply>, onOver?: (isDone: boolean) => void) {
  const toast = useToast();
  const [progress, setProgress] = useState({ isBusy: false, isDone: false });
  // A double tap is faster than the next render of the button, before the call and after it.
  const isWorking = useRef(false);
  useEffect(() => {
    isWorking.current = progress.isBusy;
  }, [progress]);
  const act = async () => {
    if (isWorking.current) return;
    isWorking.current = true;
    setProgress({ isBusy: true, isDone: false });
    let isDone = false;
    try {
      const reply = await work();
      isDone = true;
      if (reply) toast('success', reply.message);
    } catch (failure) {
      toast('error', messageOf(failure, 'Something went wrong, please try again.'));
    }
    setProgress({ isBusy: false, isDone });
    onOver?.(isDone);
  };
  return { ...progress, act: () => void act() };
}

/**
 * For a row of a list: when it is done, the row says so where its button was. Nothing moves, so a double tap cannot
 * reach the button of the next row. When it failed, the list is read again.
 */
export const unlessDone = (onFailed: () => void) => (isDone: boolean) => {
  if (!isDone) onFailed();
};
