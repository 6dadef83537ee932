import { Secret, TOTP } from 'otpauth';

export const stepMs = 30_000;

/** What an app on a phone shows at this moment, for a secret as it is typed into the app. */
export const codeAt = (secret: string, timestamp: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp });
