import { isOfKind } from './failure-messages';

/** Asks an admin for the second factor. Resolves to true when the server has accepted a code. */
export type AskForProof = () => Promise<boolean>;

/**
 * Does the work. If the server asks for the second factor first, asks for it and does the work again. Null if no code
 * was given.
 */
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
