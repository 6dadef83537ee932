import * as paths from '@aaspaas/contract/paths';
import { useUrl } from '../../current-url/url';
import { lazyPart } from '../../ui/loading/lazy-part';
import { ServerDrawn } from '../../ui/loading/ServerDrawn';

const LazyTerms = lazyPart(async () => (await import('./TermsPage')).TermsPage);
const LazyPrivacy = lazyPart(async () => (await import('./PrivacyPage')).PrivacyPage);
const LazyGrievances = lazyPart(async () => (await import('./GrievancesPage')).GrievancesPage);

/** Terms, privacy and grievances: plain text, drawn by the server. */
export function Page() {
  const path = useUrl().path.toLowerCase();
  if (path.startsWith(paths.terms)) return <ServerDrawn key="terms" name="terms" Lazy={LazyTerms} />;
  if (path.startsWith(paths.privacy)) return <ServerDrawn key="privacy" name="privacy" Lazy={LazyPrivacy} />;
  return <ServerDrawn key="grievances" name="grievances" Lazy={LazyGrievances} />;
}
