import { isOfKind } from '../../../api/failure-messages';

/** Asks the operator for a code; false if none was given. Owners need none. */
export type Prove = () => Promise<boolean>;

/** Does the work once more after a code, where the server wants one first. */
export const withProof = <Reply>(work: () => Promise<Reply>, prove: Prove | undefined): Promise<Reply> =>
  work().catch(async (failure: unknown) => {
    if (!prove || !isOfKind(failure, 'second-factor') || !(await prove())) throw failure;
    return work();
  });
