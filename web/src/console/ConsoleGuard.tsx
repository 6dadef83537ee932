import type { ReactNode } from 'react';
import { isGranted } from '@aaspaas/contract/console/grades';
import { useUrl } from '../links/url';
import { useSession } from '../session/session';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { ButtonLink } from '../ui/Button';
import { menuItemAt } from './menu';

/** Around every page of the console: what it shows, and asks the server for, is only for admins of the right grade. */
export function ConsoleGuard({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { path } = useUrl();
  if (!user) return <GuestNote />;
  if (user.role !== 'admin') return <MissingNote />;
  const permission = menuItemAt(path)?.permission ?? 'look';
  return isGranted(user.grade, permission) ? children : <NotForGrade />;
}

const GuestNote = () => (
  <Note title="Please log in" action={<ButtonLink href="?open=login&stay=1">Login / Register</ButtonLink>}>
    This page is for those who run Aaspaas.
  </Note>
);

/** The same as for any address at which there is nothing. */
const MissingNote = () => (
  <Note title="We took a wrong turn" action={<ButtonLink href="/">Back to Home</ButtonLink>}>
    There is no page at this address. It may have moved, or the link has a mistake in it.
  </Note>
);

const NotForGrade = () => (
  <Note title="Not with your account" action={<ButtonLink href="/admin">Back to Today</ButtonLink>}>
    Your account may not open this page. An admin of the grade chief can change that.
  </Note>
);

function Note({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      <EmptyFigure name="lost" />
      <h1 className="text-2xl">{title}</h1>
      <p>{children}</p>
      {action}
    </section>
  );
}
