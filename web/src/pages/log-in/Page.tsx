import { useUrl } from '../../current-url/url';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { ButtonLink } from '../../ui/Button';

/** In place of a page that is not for guests. It does not say for whom that one is. */
export function Page() {
  const { path, query } = useUrl();
  // What else the url says is for the page that comes afterwards.
  const asking = new URLSearchParams([...query, ['open', 'login'], ['stay', '1']]);
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      <EmptyFigure name="lost" />
      <h1 className="text-2xl">Please log in</h1>
      <p>To go on, log in with your account.</p>
      <ButtonLink href={`${path}?${asking}`}>Login / Register</ButtonLink>
    </section>
  );
}
