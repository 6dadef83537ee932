import { product } from '@aaspaas/contract/product';
import { useSettings } from '../../api/boot';
import { HowToReachUs } from './HowToReachUs';
import { Facts, LegalPage, Part, Points } from './LegalPage';
import { OutsideServices } from './OutsideServices';
import { inTheBrowser, keptFor, seenBy, used } from './what-we-keep';
import { rights } from './your-rights';

const { name } = product;

export function PrivacyPage() {
  const { keptDays } = useSettings();
  return (
    <LegalPage
      page="privacy"
      title="Privacy"
      summary="We keep what the service needs and nothing more. No advertising, no tracking, nothing is sold. You can see it, correct it, take it with you and delete it."
    >
      <Part id="what" title="What we keep, and why">
        <p>
          You can look around without an account; then we keep nothing about you but what is said below under
          Visits.
        </p>
        <Facts facts={used} />
      </Part>
      <Part id="who-sees" title="Who sees it">
        <Points points={seenBy} />
      </Part>
      <Part id="how-long" title="How long we keep it">
        <Facts facts={keptFor(keptDays)} />
      </Part>
      <Part id="cookies" title="Cookies and your browser’s memory">
        <Points points={inTheBrowser(keptDays)} />
      </Part>
      <Part id="where" title="Where it is, and who helps us">
        <p>
          Everything is in one database and one folder of pictures on the server that {name} runs on, and in
          the backup copies of it. The connection is encrypted wherever this site’s address begins with https.
        </p>
        <OutsideServices />
      </Part>
      <Part id="rights" title="Your rights">
        <p>
          They come from the Digital Personal Data Protection Act, 2023, and its Rules. Using them costs
          nothing.
        </p>
        <Facts facts={rights} />
      </Part>
      <Part id="children" title="Children">
        <p>
          Accounts are for people who are 18 or older. If a child has made one, a parent can write to us and
          we delete it.
        </p>
      </Part>
      <Part id="officer" title="Whom to ask">
        <HowToReachUs />
        <p>
          If something goes wrong with your data, we tell you and the Data Protection Board what happened and
          what to do. When this page changes, so does the date at its top; where the law asks for your consent
          again, we ask you.
        </p>
      </Part>
    </LegalPage>
  );
}
