import { isOfKind } from './failure-messages';

/** Asks an admin for the second factor. True once the server has accepted a code. */
export type AskForProof = () => Promise<boolean>;

/** Does the work; once more after a code, where the server wants one first. Null if none was given. */
export async function withProof<Reply>(
  work: () => Promise<Reply>,
  ask: AskForProof | undefined,
): Promise<Reply | null> {
  try {
    return await work();
  } catch (failure) {
    if (!ask || !isOfKind(failure, 'second-factor')) throw failure;
    return (await ask()) ? work() : null;
  }
}
