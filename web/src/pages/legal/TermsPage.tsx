import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useSettings } from '../../api/boot';
import { HowToReachUs } from './HowToReachUs';
import { LegalPage, Part, Points } from './LegalPage';
import { say } from '../../say';
import { sayWith } from '../../say-with';

const { name } = product;

export function TermsPage() {
  const { planPriceRupees, planDays } = useSettings();
  return (
    <LegalPage
      page="terms"
      title="Terms and conditions"
      summary={say(
        '{name} helps people find shops, services and delivery agents nearby. What you buy, book or send is agreed between you and them; we take no commission.',
        { name },
      )}
    >
      <Part id="what-it-is" title={say('What {name} is', { name })}>
        <p>
          {say(
            '{name} is a list of local businesses and delivery agents. Anybody may read it without an account. You call them or write to them directly. We are not the seller, the service provider or the carrier, we set no prices, and no payment for goods, services or deliveries goes through {name}.',
            { name },
          )}
        </p>
        <p>
          Businesses and agents write their own entries. We check that a business has paid its yearly fee, and
          we act on complaints; we do not test goods, work or vehicles. Ask before you pay or let somebody in.
        </p>
      </Part>
      <Part id="account" title="Your account">
        <Points points={account} />
      </Part>
      <Part id="businesses" title="If you list a shop or a service">
        <Points points={businesses(planPriceRupees, planDays)} />
      </Part>
      <Part id="agents" title="If you deliver">
        <Points points={agents} />
      </Part>
      <Part id="customers" title="If you ask for a delivery or write a review">
        <Points points={customers} />
      </Part>
      <ForEverybody />
    </LegalPage>
  );
}

function ForEverybody() {
  return (
    <>
      <Part id="not-allowed" title="What may not be here">
        <p>{say('Do not put on {name}, or do with it, anything that', { name })}</p>
        <Points points={notAllowed} />
        <p>
          {sayWith(
            'We may hide or remove such things, and suspend the account or listing behind them. The owner reads the reason. If you think we were wrong, tell us: see {grievances}.',
            { grievances: <a href={paths.grievances}>Grievances</a> },
          )}
        </p>
      </Part>
      <Part id="pictures" title="Your texts and pictures">
        <p>
          {say(
            'They stay yours. You allow us to store them, to make them smaller and to show them on {name} for as long as they are there. When you remove them or delete your account, they go.',
            { name },
          )}
        </p>
      </Part>
      <Part id="our-part" title="What we answer for">
        <p>
          {say(
            'We keep {name} running as well as we can, but cannot promise that it never fails or that every entry is right. For what a business, an agent or a customer does, they answer themselves. Nothing on this page takes away a right that the law gives you, as a consumer or otherwise.',
            { name },
          )}
        </p>
      </Part>
      <Part id="changes" title="Changes, law and questions">
        <p>
          When this page changes, so does the date at its top. Where the law asks for your consent to a
          change, we ask you. The law of India applies.
        </p>
        <HowToReachUs />
      </Part>
    </>
  );
}

/** The lists of the terms, by the people they are for. */

const account: readonly string[] = [
  'You must be 18 or older to have an account.',
  'Give your own name, email address and mobile number, and keep them right.',
  'Keep your password to yourself. What is done with your account counts as done by you, until you tell us that somebody else has it.',
  'You can leave at any time: Settings, then Delete account.',
];

const businesses = (priceRupees: number, days: number): readonly string[] => [
  say(
    'A listing costs ₹{priceRupees} for {days} days, paid by UPI. It appears when it is complete and we have confirmed the payment. It ends by itself; nothing is charged again without you.',
    { priceRupees: sayNumber(priceRupees), days },
  ),
  'You pay no commission and nothing for calls or messages.',
  'Say only what is true: your name, your address, your hours, what you sell. Have the licences that your trade needs.',
  'If you paid twice, or paid and your listing does not appear, tell us. Grievances says how.',
];

const agents: readonly string[] = [
  'Joining is free. You need a licence that is valid for your vehicle; only you and we see its picture.',
  'You and the customer agree on the price, the time and what is carried. You are nobody’s employee here.',
  'What you learn about a customer is for that delivery only.',
  'While you are set to Not Available, visitors who are not logged in do not see your number.',
];

const customers: readonly string[] = [
  'Send nothing that is forbidden, dangerous or stolen.',
  'Review what you have seen yourself: one review for each shop, and none of your own. A new one replaces the old.',
  'Reviews are yours, not ours. Anybody who is logged in can report one.',
];

const notAllowed: readonly string[] = [
  'belongs to somebody else and you have no right to use, be it a picture, a text, a name or a number;',
  'is obscene, shows somebody’s private parts, or harms a child;',
  'insults or threatens people, or stirs up hatred between groups;',
  'is false and meant to mislead: invented shops, prices, reviews, or passing for somebody else;',
  'breaks the law, such as selling what may not be sold, gambling or money laundering;',
  'harms computers, or collects people’s numbers and addresses from our lists to sell or to bother them.',
];
