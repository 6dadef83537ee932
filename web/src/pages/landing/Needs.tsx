import { lazyPart } from '../../ui/loading/lazy-part';
import { ServerDrawn } from '../../ui/loading/ServerDrawn';

const LazyGrid = lazyPart(async () => (await import('./NeedsGrid')).NeedsGrid);

/** What people want most. Plain links, which no phone has to load a script for. */
export const Needs = () => <ServerDrawn name="needs" Lazy={LazyGrid} />;
