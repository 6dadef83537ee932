import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { HowToReachUs } from './HowToReachUs';
import { LegalPage, Part, Points } from './LegalPage';
import { say } from '../../say';
import { sayWith } from '../../say-with';

const { name } = product;

export function GrievancesPage() {
  return (
    <LegalPage
      page="grievances"
      title="Grievances"
      summary="Something is wrong, false, unlawful or unfair? Tell us. You hear from us within 24 hours, and we settle it within 7 days."
    >
      <Part id="whom" title="Whom to write to">
        <HowToReachUs />
      </Part>
      <Part id="what-to-say" title="What to tell us">
        <Points
          points={[
            'What is wrong, and where: the link of the page, the name of the shop or agent, or the review.',
            'Why: it is yours, it is false, it shows you, it breaks the law, you were charged wrongly.',
            'How we reach you. You need no account to complain.',
          ]}
        />
        <p>
          A review can be reported on the spot: log in and press Report beside it. Never send us your password
          or the code from a mail; we do not ask for them.
        </p>
      </Part>
      <Part id="how-long" title="How long it takes">
        <Points
          points={[
            'Within 24 hours: we confirm that your complaint has arrived.',
            'Within 2 hours: a picture or text that shows somebody’s private parts, nudity or a sexual act, or passes for that person, is taken down when the person, or somebody for them, complains.',
            'Within 36 hours: what the law forbids is taken down.',
            'Within 7 days: everything else is decided, and you are told what we did and why.',
          ]}
        />
      </Part>
      <Part id="your-number" title="Somebody uses your number or email">
        <p>
          {say(
            'If {name} says that an account with your email address exists, recover it: Log in, then Forgot Password. If your mobile number is in an account that is not yours, write to us from that number. We call it to make sure that it is yours, and then set it free.',
            { name },
          )}
        </p>
      </Part>
      <Part id="your-data" title="Questions about your data">
        <p>
          {sayWith(
            'The same people answer questions and complaints about your personal data. {privacy} says what we hold and what your rights are.',
            { privacy: <a href={paths.privacy}>Privacy</a> },
          )}
        </p>
      </Part>
      <Appeals />
    </LegalPage>
  );
}

function Appeals() {
  return (
    <Part id="not-content" title="If you are not content with our answer">
      <Points
        points={[
          sayWith(
            'About what stands on {name}: you can appeal within 30 days to the Grievance Appellate Committee of the Government of India, at {link}.',
            {
              name,
              link: (
                <a href="https://gac.gov.in" target="_blank" rel="noopener">
                  gac.gov.in
                </a>
              ),
            },
          ),
          'About your personal data: you can complain to the Data Protection Board of India, once you have asked us first.',
          sayWith('As a consumer: the National Consumer Helpline is 1915, or {link}.', {
            link: (
              <a href="https://consumerhelpline.gov.in" target="_blank" rel="noopener">
                consumerhelpline.gov.in
              </a>
            ),
          }),
        ]}
      />
    </Part>
  );
}
