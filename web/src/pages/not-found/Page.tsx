import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { ButtonLink } from '../../ui/Button';

export function Page() {
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      <EmptyFigure name="lost" />
      <h1 className="text-2xl">We took a wrong turn</h1>
      <p>There is no page at this address. It may have moved, or the link has a mistake in it.</p>
      <ButtonLink href="/">Back to Home</ButtonLink>
    </section>
  );
}
