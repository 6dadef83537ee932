import { useEffect, useState } from 'react';
import { currentUrl, navigate } from '../current-url/url';
import { messageOf } from '../api/failure-messages';

interface LinkState<Reply> {
  readonly isBusy: boolean;
  readonly error: string;
  /** Once the link has been used; null before. */
  readonly reply: Reply | null;
}

const start = { isBusy: false, error: '', reply: null };

/**
 * Opening a link from a mail changes nothing, because mail scanners open every link. The person has to press a
 * button.
 */
export function useMailLink<Reply>(send: (token: string) => Promise<Reply>) {
  const [state, setState] = useState<LinkState<Reply>>(start);
  // In the server's HTML the button would do nothing when pressed, so it is disabled until the scripts have loaded.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const press = async () => {
    const token = location.hash.slice(1);
    if (!token) return setState({ ...start, error: incomplete });
    setState({ ...start, isBusy: true });
    try {
      const reply = await send(token);
      // The used token need not stay in the url.
      navigate(currentUrl(), { replace: true });
      setState({ ...start, reply });
    } catch (failure) {
      setState({ ...start, error: messageOf(failure, 'Something went wrong, please try again.') });
    }
  };
  return { ...state, isBusy: state.isBusy || !isAlive, press: () => void press() };
}

const incomplete = 'This link is not complete. Please open it once more from the mail.';
