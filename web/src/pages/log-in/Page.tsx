import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { ButtonLink } from '../../ui/Button';

/** In place of a page that is not for guests. It does not say for whom that one is. */
export function Page() {
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      <EmptyFigure name="lost" />
      <h1 className="text-2xl">Please log in</h1>
      <p>To go on, log in with your account.</p>
      <ButtonLink href="?open=login&stay=1">Login / Register</ButtonLink>
    </section>
  );
}
