import { useAddress } from '../router/address';
import { latePart } from '../ui/late-part';
import { ServerDrawn } from '../ui/ServerDrawn';

const LateTerms = latePart(async () => (await import('../legal/TermsPage')).TermsPage);
const LatePrivacy = latePart(async () => (await import('../legal/PrivacyPage')).PrivacyPage);
const LateGrievances = latePart(async () => (await import('../legal/GrievancesPage')).GrievancesPage);

/** Terms, privacy and grievances: plain text, drawn by the server. */
export function LegalScreen() {
  const path = useAddress().path.toLowerCase();
  if (path.startsWith('/terms')) return <ServerDrawn key="terms" name="terms" Late={LateTerms} />;
  if (path.startsWith('/privacy')) return <ServerDrawn key="privacy" name="privacy" Late={LatePrivacy} />;
  return <ServerDrawn key="grievances" name="grievances" Late={LateGrievances} />;
}
