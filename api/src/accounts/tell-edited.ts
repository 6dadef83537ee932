import type { Db } from '../db/open';
import { detailsEditedLetter } from '../mail/letters/by-admin';
import { queueMail } from '../mail/queries';
import { readSettings } from '../settings/queries';

interface Edited {
  readonly id: number;
  readonly email: string | null;
}

/** An admin has changed somebody's details: `what` in words. False if there is no email to write to. */
export async function tellEdited(
  tx: Db,
  { id, email }: Edited,
  what: readonly string[],
  now: Date,
): Promise<boolean> {
  if (email === null) return false;
  const { support_phone: support } = await readSettings(tx);
  await queueMail(tx, id, detailsEditedLetter(email, what, support), now);
  return true;
}

/** What the fields of a person are called in mails. */
export const personWords = (fields: readonly string[]): string[] =>
  fields.map((field) => inWords[field] ?? field);

const inWords: Readonly<Record<string, string>> = {
  pinCode: 'PIN code',
  secondPhone: 'second number',
  whatsapp: 'WhatsApp number',
  vehicleType: 'vehicle',
  workType: 'type of work',
};
