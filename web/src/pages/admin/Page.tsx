import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { ButtonLink } from '../../ui/Button';

/** Stands where a screen is not built yet: says so plainly, with a way back. */
export function Page() {
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      <EmptyFigure name="not-built" />
      <h1 className="text-2xl">This page is not ready yet</h1>
      <p>We are still building it. Everything on the home page works already.</p>
      <ButtonLink href="/">Back to Home</ButtonLink>
    </section>
  );
}
