/** What the mail server's messages mean, and what to do. The first row that fits is said. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH/i,
    'The mail server does not answer. Is it running, and is its address right?',
  ],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/i, 'There is no mail server of this name. Look at SMTP_URL.'],
  [
    /EAUTH|\b53[0458]\b|invalid login|authenticat/i,
    'The mail server does not accept our name or password. Look at SMTP_URL.',
  ],
  [
    /certificate|self.signed|\bTLS\b|\bSSL\b|wrong version number/i,
    'The connection to the mail server is not safe. Look at SMTP_URL: smtps or smtp?',
  ],
  [/ETIMEDOUT|ESOCKET|timed? ?out|took too long|Greeting never received/i, 'The mail server took too long.'],
  [/not an email address|EENVELOPE.*invalid|\b553\b/i, 'This is no email address.'],
  [/\b552\b|\b452\b|quota|mailbox (is )?full/i, 'The mailbox is full.'],
  [
    /\b550\b|\b551\b|user unknown|no such user|mailbox unavailable|does not exist|no mailbox/i,
    'There is no such mailbox. Ask the person for another email.',
  ],
  [
    /spam|blocked|blacklist|reputation|\b554\b|policy/i,
    'The other mail server took it for spam. Ask whoever runs our mail server.',
  ],
  [/\b4[25]\d\b|greylist|try again later|rate/i, 'The mail server is busy or asks us to wait.'],
];

/** Why a mail was not sent, in words that an admin can act on. */
export function sayMailError(error: string): string {
  const [, says] = meanings.find(([sign]) => sign.test(error)) ?? [];
  return says ?? 'The mail server refused it.';
}
