import type { ReactNode } from 'react';
import { isGranted, type Permission } from '@aaspaas/contract/roles/grades';
import * as paths from '@aaspaas/contract/console/paths';
import { useSession } from '../session/session';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { ButtonLink } from '../ui/Button';
import { CodeForm } from './access/CodeForm';

interface ConsoleGuardProps {
  readonly permission: Permission;
  readonly children: ReactNode;
}

/** Around every page of the console: what it shows, and asks the server for, is only for admins of the right grade. */
export function ConsoleGuard({ permission, children }: ConsoleGuardProps) {
  const { user, signIn } = useSession();
  // Whoever is no admin is shown another page.
  if (user?.role !== 'admin') return null;
  if (user.needs_code) return <SecondStep onGiven={() => signIn({ ...user, needs_code: false })} />;
  return isGranted(user.grade, permission) ? children : <NotForGrade />;
}

/** The password was the first step; nothing is shown before the second. */
const SecondStep = ({ onGiven }: { onGiven(): void }) => (
  <section className="mx-auto grid max-w-md gap-4 px-4 py-12">
    <h1 className="text-2xl">Enter your code</h1>
    <CodeForm onGiven={onGiven} />
  </section>
);

const NotForGrade = () => (
  <section className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
    <EmptyFigure name="lost" />
    <h1 className="text-2xl">Not with your account</h1>
    <p>Your account may not open this page. An admin of the grade chief can change that.</p>
    <ButtonLink href={paths.today}>Back to Today</ButtonLink>
  </section>
);
