import { useEffect, useState } from 'react';
import type { confirmEmailChange, undoContactChange } from '@aaspaas/contract/accounts/contact-calls';
import { currentUrl, navigate } from '../links/url';
import { send } from '../api/send';
import { messageOf } from '../api/failure-messages';

/** Both calls have the same request and reply. */
type LinkCall = typeof confirmEmailChange | typeof undoContactChange;

interface LinkState {
  readonly isBusy: boolean;
  readonly error: string;
  /** The account's email once the link has been used; null before. */
  readonly email: string | null;
}

const start: LinkState = { isBusy: false, error: '', email: null };

/**
 * Opening a link from a mail changes nothing, because mail scanners open every link. The person has to press a
 * button.
 */
export function useMailLink(call: LinkCall) {
  const [state, setState] = useState(start);
  // In the server's HTML the button would do nothing when pressed, so it is disabled until the scripts have loaded.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const press = async () => {
    const token = location.hash.slice(1);
    if (!token) return setState({ ...start, error: incomplete });
    setState({ ...start, isBusy: true });
    try {
      const { email } = await send(call, { token });
      // The used token need not stay in the url.
      navigate(currentUrl(), { replace: true });
      setState({ ...start, email });
    } catch (failure) {
      setState({ ...start, error: messageOf(failure, 'Something went wrong, please try again.') });
    }
  };
  return { ...state, isBusy: state.isBusy || !isAlive, press: () => void press() };
}

const incomplete = 'This link is not complete. Please open it once more from the mail.';
