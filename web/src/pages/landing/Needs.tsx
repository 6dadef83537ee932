import { useUrl } from '../../current-url/url';
import { lazyPart } from '../../ui/loading/lazy-part';
import { ServerDrawn } from '../../ui/loading/ServerDrawn';

const LazyGrid = lazyPart(async () => (await import('./NeedsGrid')).NeedsGrid);

/** What people want most. Plain links for the place of the url, which no phone has to load a script for. */
export function Needs() {
  const { query } = useUrl();
  return <ServerDrawn name="needs" Lazy={LazyGrid} version={`${query.get('at')}${query.get('city')}`} />;
}
