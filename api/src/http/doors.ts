import { forgotPassword, login, register, verifyCode } from '@aaspaas/contract/accounts/calls';
import { proveTwoStep } from '@aaspaas/contract/console/access/calls';

/**
 * Calls that let somebody in. They have limits of their own, which know names, devices and sessions: a count by network
 * alone would let whoever floods a door close it to everybody behind the same ip.
 */
export const doors: ReadonlySet<string> = new Set(
  [login, register, forgotPassword, verifyCode, proveTwoStep].map(({ path }) => path),
);
