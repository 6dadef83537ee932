import { EmptyFigure } from '../ui/art/EmptyFigure';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

interface NotSignedInProps {
  readonly title: string;
  readonly children: string;
  /** For those who have no account yet. */
  readonly join: { readonly label: string; readonly href: string };
}

/** Shown instead of one's own profile, with the ways to sign in or join. */
export function NotSignedIn({ title, children, join }: NotSignedInProps) {
  return (
    <EmptyState
      figure={<EmptyFigure name="lost" />}
      title={title}
      action={
        <div className="grid gap-3">
          <ButtonLink href="?open=login">Login / Register</ButtonLink>
          <ButtonLink href={join.href} variant="secondary">
            {join.label}
          </ButtonLink>
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}
