import { product } from '@aaspaas/contract/product';
import { useSettings } from '../../api/boot';
import { HowToReachUs } from './HowToReachUs';
import { Facts, LegalPage, Part, Points } from './LegalPage';
import { inTheBrowser, keptFor, seenBy, used } from './what-we-keep';
import { say } from '../../say';

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
        <Points points={seenBy.map((each) => say(each))} />
      </Part>
      <Part id="how-long" title="How long we keep it">
        <Facts facts={keptFor(keptDays)} />
      </Part>
      <Part id="cookies" title="Cookies and your browser’s memory">
        <Points points={inTheBrowser(keptDays)} />
      </Part>
      <Part id="where" title="Where it is, and who helps us">
        <p>
          {say(
            'Everything is in one database and one folder of pictures on the server that {name} runs on, and in the backup copies of it. The connection is encrypted wherever this site’s address begins with https.',
            { name },
          )}
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

/** Other services that a visit contacts, according to the urls in the settings. */
function OutsideServices() {
  const { tileUrl, geocoderUrl } = useSettings();
  const tiles = hostOf(tileUrl);
  const geocoder = hostOf(geocoderUrl);
  return (
    <Points
      points={[
        tiles &&
          say(
            'Maps: their pictures come to your browser from {tiles}, which learns your internet address and the part of the map you look at.',
            { tiles },
          ),
        geocoder &&
          say(
            'If you let the browser tell your position, it asks {geocoder} for the name of that place. We get the position with your search, to put the nearest first, and do not store it.',
            { geocoder },
          ),
        'Mails to you go out through a mail provider.',
        'WhatsApp, your phone, your UPI app and Google Maps open only when you press their button; their own rules hold there.',
      ].filter(Boolean)}
    />
  );
}

/** 'tile.example' from 'https://{s}.tile.example/{z}/{x}/{y}.png'; empty if there is none. */
function hostOf(url: string): string {
  const [, host = ''] = /^https?:\/\/(?:\{\w+\}\.)?([^/:{}]+)/.exec(url) ?? [];
  return host;
}

/** Rights under the Digital Personal Data Protection Act, 2023, sections 6 and 11 to 14. */
const rights: readonly (readonly [name: string, says: string])[] = [
  ['To see what we hold', 'Settings, then Download my data: one file with everything.'],
  [
    'To correct it',
    'Edit your profile, your shop or your agent page. What you cannot change yourself, we change for you.',
  ],
  [
    'To have it erased, and to withdraw your consent',
    'Settings, then Delete account. It is done at once. What was lawful before stays lawful.',
  ],
  ['To complain', 'To us first: we answer as the Grievances page says.'],
  [
    'To name somebody',
    'Write to us whom you choose to use these rights for you after your death, or when you no longer can.',
  ],
  ['To go to the Data Protection Board of India', 'If our answer does not satisfy you.'],
];
