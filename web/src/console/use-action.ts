import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { isOfKind, messageOf } from '../api/failure-messages';
import { send } from '../api/send';
import { withProof } from '../api/with-proof';
import { useBusy } from '../forms/form-parts';
import { useIdempotencyKey } from '../forms/use-idempotency-key';
import { useToast } from '../ui/toasts/Toast';
import { useProof } from './access/ProofProvider';
import { readAgain } from './read-again';

export interface ActionParts<C extends Call> {
  readonly call: C;
  /** What is said when it is done. */
  readonly done: string | ((reply: ReplyOf<C>) => string);
  /** What follows, such as another page. */
  then?(reply: ReplyOf<C>): void;
}

/** Does one thing on the server: asks for a code where that is due, says how it went, and reads the page again. */
export function useAction<C extends Call>({ call, done }: ActionParts<C>, then?: ActionParts<C>['then']) {
  const { ask } = useProof();
  const toast = useToast();
  const { busy, isBusy, run } = useBusy();
  const keyOf = useIdempotencyKey();

  /** The failure, if it was not done; null if it was, or if the person left the question for the code. */
  async function perform(body: RequestTo<C>): Promise<Failure | null> {
    const options = call.isRetryable ? { idempotencyKey: keyOf(JSON.stringify(body)) } : {};
    try {
      const reply = await withProof(() => send(call, body, options), ask);
      if (reply === null) return null;
      toast('success', typeof done === 'string' ? done : done(reply));
      readAgain();
      then?.(reply);
      return null;
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('broken', '');
      // Somebody else was faster: the page shows what is true now.
      if (isOfKind(failure, 'taken', 'missing', 'gone', 'mismatch')) readAgain();
      return failure;
    }
  }

  /** Says in a toast what went wrong, unless the caller shows it: true. */
  async function act(
    body: RequestTo<C>,
    onFailure?: (failure: Failure) => boolean | Promise<boolean>,
  ): Promise<void> {
    if (isBusy()) return;
    await run(async () => {
      const failure = await perform(body);
      if (failure && !(await onFailure?.(failure)))
        toast('error', messageOf(failure, 'Something went wrong, please try again.'));
    });
  }
  return { busy, act };
}
