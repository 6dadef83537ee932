import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useSession } from '../session/session';
import { rememberUser } from '../session/user-data';
import { wearSheet } from '../ui/sheet';
import { ServerDrawn } from '../ui/ServerDrawn';

const LateSection = lazy(async () => ({ default: (await import('./JoinSection')).JoinSection }));
const LeaveDialog = lazy(async () => {
  await wearSheet('whole');
  return { default: (await import('./LeaveDialog')).LeaveDialog };
});

/** Registering starts with a clean slate: whoever is signed in is signed out first, and asked before. */
export function Join() {
  const { user } = useSession();
  const [wanted, setWanted] = useState<string | null>(null);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (!user) return rememberUser(null);
    event.preventDefault();
    setWanted(link.pathname + link.search);
  };
  return (
    <>
      <ServerDrawn name="join" late={<LateSection />} onClick={onClick} />
      {wanted !== null && (
        <Suspense>
          <LeaveDialog goTo={wanted} onStay={() => setWanted(null)} />
        </Suspense>
      )}
    </>
  );
}
