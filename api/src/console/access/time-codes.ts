import { Secret, TOTP } from 'otpauth';
import { product } from '@aaspaas/contract/product';

/** What every app of this kind understands. */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Phones run late or early by a little: the codes of the steps beside the present one count too. */
const window = 1;

/** As long as the hash: RFC 4226 asks for 160 bits. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

const codesOf = (secret: Buffer): TOTP =>
  new TOTP({ ...usual, issuer: product.name, secret: Secret.fromHex(secret.toString('hex')) });

/** The time step that the code belongs to; null if it is none of the present ones. */
export function stepOf(secret: Buffer, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: usual.period, timestamp }) + delta;
}

/** The secret as people type it, and as apps read it from a QR code. */
export function presentSecret(secret: Buffer, label: string): { secret: string; link: string } {
  const codes = codesOf(secret);
  codes.label = label;
  return { secret: codes.secret.base32, link: codes.toString() };
}
