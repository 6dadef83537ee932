import { removeFromTab, saveInTab, loadFromTab } from '../../session/tab-storage';

/** How far somebody has come towards a new password. */
export interface Recovery {
  readonly email: string;
  /** When the last code was sent, in milliseconds; 0 before the first. */
  readonly sentAt: number;
  /** The code was right, so a new password may be chosen. */
  readonly isVerified: boolean;
}

const key = 'recovery';

/** How long the server makes people wait between two codes. */
export const resendWaitMs = 60_000;

export function keepRecovery(recovery: Recovery): void {
  saveInTab(key, recovery);
}

export function recallRecovery(): Recovery {
  const { email, sentAt, isVerified } = loadFromTab(key);
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
    isVerified: isVerified === true,
  };
}

export function forgetRecovery(): void {
  removeFromTab(key);
}

/** Seconds until another code may be asked for. Never more than the wait, even if the clock was changed. */
export function secondsToWait({ sentAt }: Recovery, now: number): number {
  const leftMs = Math.min(sentAt + resendWaitMs - now, resendWaitMs);
  return Math.max(0, Math.ceil(leftMs / 1000));
}
