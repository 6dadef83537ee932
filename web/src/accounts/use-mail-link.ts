import { useEffect, useState } from 'react';
import type { confirmEmailChange, undoContactChange } from '@aaspaas/contract/accounts/contact-calls';
import { currentUrl, navigate } from '../router/url';
import { send } from '../api/send';
import { anyWords } from '../api/failure-words';

/** Confirming and undoing look the same from here. */
type LinkCall = typeof confirmEmailChange | typeof undoContactChange;

interface LinkState {
  readonly isBusy: boolean;
  readonly error: string;
  /** What the account has once it is done. */
  readonly email: string | null;
}

const start: LinkState = { isBusy: false, error: '', email: null };

/** A link from a mail does nothing by being opened: programs that look into mails open all of them. */
export function useMailLink(call: LinkCall) {
  const [state, setState] = useState(start);
  // Drawn by the server, the button would take a press and do nothing until the scripts have come.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const press = async () => {
    const token = location.hash.slice(1);
    if (!token) return setState({ ...start, error: incomplete });
    setState({ ...start, isBusy: true });
    try {
      const { email } = await send(call, { token });
      // What is used up need not stand in the address.
      navigate(currentUrl(), { replace: true });
      setState({ ...start, email });
    } catch (failure) {
      setState({ ...start, error: anyWords(failure, 'Something went wrong, please try again.') });
    }
  };
  return { ...state, isBusy: state.isBusy || !isAlive, press: () => void press() };
}

const incomplete = 'This link is not complete. Please open it once more from the mail.';
