import { forgotPassword, login, register, verifyCode } from '@aaspaas/contract/accounts/calls';
import { proveTwoStep } from '@aaspaas/contract/console/access/calls';

/**
 * Calls that let somebody in. Their own limits know names, devices and sessions: if networks alone were counted, one
 * flood could close the door to everybody behind the same ip.
 */
export const doors: ReadonlySet<string> = new Set(
  [login, register, forgotPassword, verifyCode, proveTwoStep].map(({ path }) => path),
);
