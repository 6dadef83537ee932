import { type ReactNode, useCallback, useEffect, useRef, useState, createContext, use } from 'react';
import { readTwoStep } from '@aaspaas/contract/console/access/proof-calls';
import * as paths from '@aaspaas/contract/console/paths';
import { send } from '../../api/send';
import type { AskForProof } from '../../api/with-proof';
import { currentUrl, navigate } from '../../current-url/url';
import { Dialog } from '../../ui/dialogs/Dialog';
import { CodeForm } from './CodeForm';

/** Around a page of the console: where the server wants a code, a dialog asks for it and the action goes on. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<((isGiven: boolean) => void)[]>([]);
  const answer = useCallback((isGiven: boolean) => {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isGiven);
  }, []);
  // Whoever leaves the page has given none.
  useEffect(() => () => answer(false), [answer]);
  const ask = useCallback<AskForProof>(async () => {
    if (await lacksSecondStep()) {
      navigate(`${paths.twoStep}?next=${encodeURIComponent(currentUrl())}`);
      return false;
    }
    setAsking(true);
    return new Promise((resolve) => waiting.current.push(resolve));
  }, []);
  return (
    <ProofContext value={ask}>
      {children}
      {isAsking && <CodeDialog onGiven={() => answer(true)} onClose={() => answer(false)} />}
    </ProofContext>
  );
}

/** Without an answer the dialog opens, and says that the network is gone. */
const lacksSecondStep = (): Promise<boolean> =>
  send(readTwoStep, {}).then(
    ({ on_since }) => on_since === null,
    () => false,
  );

interface CodeDialogProps {
  onGiven(): void;
  onClose(): void;
}

/** Over a page, where an action wants a fresh code. */
const CodeDialog = ({ onGiven, onClose }: CodeDialogProps) => (
  <Dialog open title="Enter your code" onClose={onClose}>
    <CodeForm onGiven={onGiven} />
  </Dialog>
);

/** A dialog over the page asks; without one around, the page about the second step. */
const ProofContext = createContext<AskForProof>(async () => {
  navigate(paths.twoStep);
  return false;
});

export const useProof = (): { readonly ask: AskForProof } => ({ ask: use(ProofContext) });
