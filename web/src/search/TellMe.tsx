import { useEffect, useEffectEvent, useState } from 'react';
import type { RequestTo } from '@aaspaas/contract/call';
import { addWish } from '@aaspaas/contract/search/calls';
import { messageOf } from '../api/failure-messages';
import { send } from '../api/send';
import { askToLogIn } from '../current-url/use-url-dialog';
import { useSession } from '../session/session';
import { loadFromTab, removeFromTab, saveInTab } from '../session/tab-storage';
import { Button } from '../ui/Button';
import { say } from '../say';

type Wish = RequestTo<typeof addWish>;

const note = 'searchWish';

type Progress =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'done' | 'failed'; readonly says: string };

/** 'Tell me when there is one': a mail as soon as somebody lists it here. Guests sign in on the way. */
export function TellMe({ wish }: { wish: Wish }) {
  const { user } = useSession();
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const ask = () => {
    setProgress({ state: 'sending' });
    send(addWish, wish).then(
      ({ message }) => setProgress({ state: 'done', says: message }),
      (failure) => setProgress({ state: 'failed', says: messageOf(failure, 'Please try again.') }),
    );
  };
  const logIn = () => {
    saveInTab(note, wish);
    askToLogIn('tell-me');
  };
  // After signing in, which may have led to another page with the same search.
  const takeUp = useEffectEvent(() => {
    if (loadFromTab(note)['search'] !== wish.search) return;
    removeFromTab(note);
    ask();
  });
  useEffect(() => {
    if (user) takeUp();
  }, [user]);
  const isBad = progress.state === 'failed';
  return (
    <div className="grid justify-items-center gap-2 py-4 text-center">
      {progress.state !== 'done' && (
        <Button variant="secondary" busy={progress.state === 'sending'} onClick={user ? ask : logIn}>
          Tell me when there is one
        </Button>
      )}
      <p role="status" className={isBad ? 'text-danger' : 'font-medium'}>
        {'says' in progress ? say(progress.says) : ''}
      </p>
    </div>
  );
}
