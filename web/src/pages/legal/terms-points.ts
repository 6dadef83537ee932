/** The lists of the terms, by the people they are for. */

export const account: readonly string[] = [
  'You must be 18 or older to have an account.',
  'Give your own name, email address and mobile number, and keep them right.',
  'Keep your password to yourself. What is done with your account counts as done by you, until you tell us that somebody else has it.',
  'You can leave at any time: Settings, then Delete account.',
];

export const businesses = (priceRupees: number, days: number): readonly string[] => [
  `A listing costs ₹${priceRupees} for ${days} days, paid by UPI. It appears when it is complete and we have confirmed the payment. It ends by itself; nothing is charged again without you.`,
  'You pay no commission and nothing for calls or messages.',
  'Say only what is true: your name, your address, your hours, what you sell. Have the licences that your trade needs.',
  'If you paid twice, or paid and your listing does not appear, tell us. Grievances says how.',
];

export const agents: readonly string[] = [
  'Joining is free. You need a licence that is valid for your vehicle; only you and we see its picture.',
  'You and the customer agree on the price, the time and what is carried. You are nobody’s employee here.',
  'What you learn about a customer is for that delivery only.',
  'While you are set to Not Available, visitors who are not logged in do not see your number.',
];

export const customers: readonly string[] = [
  'Send nothing that is forbidden, dangerous or stolen.',
  'Review what you have seen yourself: one review for each shop, and none of your own. A new one replaces the old.',
  'Reviews are yours, not ours. Anybody who is logged in can report one.',
];

export const notAllowed: readonly string[] = [
  'belongs to somebody else and you have no right to use, be it a picture, a text, a name or a number;',
  'is obscene, shows somebody’s private parts, or harms a child;',
  'insults or threatens people, or stirs up hatred between groups;',
  'is false and meant to mislead: invented shops, prices, reviews, or passing for somebody else;',
  'breaks the law, such as selling what may not be sold, gambling or money laundering;',
  'harms computers, or collects people’s numbers and addresses from our lists to sell or to bother them.',
];
