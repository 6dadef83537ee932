import type { NeedsAccount } from '../current-url/use-url-dialog';
import { useAskedFor } from './use-asked-for';
import { say } from '../say';

const sends = 'Log in or sign up to send an agent.';

const whys: Readonly<Record<NeedsAccount, string>> = {
  heart: 'Log in or sign up to save this shop.',
  review: 'Log in or sign up to post your review. What you wrote is kept.',
  report: 'Log in or sign up to send your report.',
  'tell-me': 'Log in or sign up and we tell you when there is one.',
  assign: sends,
  agents: sends,
  account: 'Your favourites, deliveries and reviews are kept with your account.',
  profile: 'Your profile is kept with your account.',
  settings: 'Your settings are kept with your account.',
  address: 'Your address is kept with your account.',
  reviews: 'Your reviews are kept with your account.',
  session: 'You are no longer logged in. What you typed is kept.',
};

/** Why somebody is asked to log in or to sign up; nothing where they came by themselves. */
export function WhyAsked() {
  const asked = useAskedFor();
  // Urls are typed by people, and older links have a '1' there.
  const why = asked !== null && Object.hasOwn(whys, asked) ? whys[asked as NeedsAccount] : '';
  return why && <p className="pb-4 text-ink-soft">{say(why)}</p>;
}
