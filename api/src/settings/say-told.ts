import { type Sentence, says } from '@aaspaas/contract/says';

/** Of owners who waited until payments opened; their mails wait where there is no mail server. */
export function sayTold(owners: number, hasMailServer: boolean): Sentence {
  if (owners === 1)
    return hasMailServer
      ? '1 owner who was waiting gets a mail.'
      : 'There is no mail server: please tell the 1 owner who was waiting.';
  return hasMailServer
    ? says('{owners} owners who were waiting get a mail.', { owners })
    : says('There is no mail server: please tell the {owners} owners who were waiting.', { owners });
}
