import { createContext, use } from 'react';
import { navigate } from '../../links/url';

/** Asks for the second factor, in a dialog over the page. True once the server has accepted a code. */
export type AskForProof = () => Promise<boolean>;

/** Without a dialog around, the page about the second step asks. */
export const ProofContext = createContext<AskForProof>(async () => {
  navigate('/admin/two-step');
  return false;
});

export const useProof = (): { readonly ask: AskForProof } => ({ ask: use(ProofContext) });
