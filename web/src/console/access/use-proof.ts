import { createContext, use } from 'react';
import * as paths from '@aaspaas/contract/console/paths';
import type { AskForProof } from '../../api/with-proof';
import { navigate } from '../../current-url/url';

/** A dialog over the page asks; without one around, the page about the second step. */
export const ProofContext = createContext<AskForProof>(async () => {
  navigate(paths.twoStep);
  return false;
});

export const useProof = (): { readonly ask: AskForProof } => ({ ask: use(ProofContext) });
