/** Events whose names in the log are not what people say. */
const words: Readonly<Record<string, string>> = {
  'signed up': 'new account',
  'signed in': 'logged in',
  'sign-in failed': 'wrong password',
  'signed out': 'logged out',
  'signed out everywhere': 'logged out everywhere',
  'recovery asked': 'forgot the password',
  'recovery failed': 'wrong code for a new password',
  'recovery confirmed': 'right code for a new password',
  'two-step on': 'second step set up',
  'two-step passed': 'code given',
  'two-step failed': 'wrong code',
  'two-step reset': 'second step reset',
};

export const sayEvent = (event: string): string => words[event] ?? event;
