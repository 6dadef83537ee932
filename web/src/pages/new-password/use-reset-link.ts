import { useCallback, useEffect, useState } from 'react';
import { readResetLink } from '@aaspaas/contract/accounts/calls';
import { send } from '../../api/send';
import { messageOf, isLost } from '../../api/failure-messages';

export interface ResetLink {
  readonly token: string;
  /** Whose password is set; empty until that is known. */
  readonly email: string;
  readonly error: string;
  /** The network failed, so the same link may still work. */
  readonly isLost: boolean;
}

const unread: ResetLink = { token: '', email: '', error: '', isLost: false };

/**
 * The link that the page was opened with. Its token stands after the '#', because browsers do not send that part.
 * Reading the token does not use it up, because mail scanners open every link.
 */
export function useResetLink() {
  const [link, setLink] = useState(unread);
  const read = useCallback(async () => {
    const token = location.hash.slice(1);
    setLink(token ? { ...unread, token } : { ...unread, error: incomplete });
    if (token) setLink(await lookUp(token));
  }, []);
  useEffect(() => void read(), [read]);
  return { link, readAgain: () => void read() };
}

const incomplete = 'This link is not complete. Please open it once more from the mail.';

async function lookUp(token: string): Promise<ResetLink> {
  try {
    const { email } = await send(readResetLink, { link: token });
    return { ...unread, token, email };
  } catch (failure) {
    const error = messageOf(failure, 'Something went wrong, please try again.');
    return { ...unread, token, error, isLost: isLost(failure) };
  }
}
