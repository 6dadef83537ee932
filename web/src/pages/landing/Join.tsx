import { type MouseEvent, useState } from 'react';
import { withoutPrefix } from '../../current-url/language-prefix';
import { useSession } from '../../session/session';
import { rememberUser } from '../../session/user-data';
import { lazyPart } from '../../ui/loading/lazy-part';
import { DialogNotLoaded } from '../../ui/loading/NotLoaded';
import { ServerDrawn } from '../../ui/loading/ServerDrawn';
import { withAllStyles } from '../../ui/loading/sheet';

const LazySection = lazyPart(async () => (await import('./JoinSection')).JoinSection);
const LeaveDialog = lazyPart(
  async () => {
    const loaded = await withAllStyles(() => import('../../frame/LeaveDialog'));
    return loaded.LeaveDialog;
  },
  ({ onStay, isPageStale }) => <DialogNotLoaded isPageStale={isPageStale} onClose={onStay} />,
);

/** People register as guests: whoever is signed in is asked first, and then signed out. */
export function Join() {
  const { user } = useSession();
  const [wanted, setWanted] = useState<string | null>(null);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (!user) return rememberUser(null);
    event.preventDefault();
    setWanted(withoutPrefix(link.pathname + link.search));
  };
  return (
    <>
      <ServerDrawn name="join" Lazy={LazySection} onClick={onClick} />
      {wanted !== null && <LeaveDialog goTo={wanted} onStay={() => setWanted(null)} />}
    </>
  );
}
