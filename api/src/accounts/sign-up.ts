import { register } from '@aaspaas/contract/accounts/calls';
import { customerConsent } from '@aaspaas/contract/accounts/consent';
import { addressRules } from '@aaspaas/contract/accounts/rules/address';
import { type SignUp, signUpRules } from '@aaspaas/contract/accounts/rules/sign-up';
import type { RequestOf } from '@aaspaas/contract/call';
import { says } from '@aaspaas/contract/says';
import { product } from '@aaspaas/contract/product';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { stripScripts } from '@aaspaas/contract/rule-engine/text';
import { recordSecurityEvent } from '../audit/security-queries';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { beginSession } from './begin-session';
import { hashPassword } from './passwords';
import { addCustomer, type NewCustomer, recordConsent } from './queries';
import { refuseEasyPassword } from './refuse-easy-password';
import { countSignUp } from './throttle';

export const signUpRoutes = [
  route(register, async ({ body, db, clock, visit }) => {
    const signUp = readSignUp(body);
    checkRules(rulesOf(body), signUp);
    refuseEasyPassword(signUp.password, { email: signUp.email || null, phones: [signUp.mobile] });
    await countSignUp(db, visit.ip);
    const customer = newCustomer(signUp, await hashPassword(signUp.password));
    const user = await db.transaction(async (tx) => {
      const account = await addCustomer(tx, customer);
      await recordConsent(tx, account.id, customerConsent, visit.language, clock.now());
      await recordSecurityEvent(tx, { accountId: account.id, event: 'signed up' }, clock.now());
      return beginSession({ db: tx, clock, visit }, account, false);
    });
    const message = says('Account created successfully! Welcome to {product}!', { product: product.name });
    return { result: true, message, user };
  }),
];

function readSignUp(body: RequestOf<typeof register>): SignUp {
  return {
    name: stripScripts(body.name),
    email: readEmail(body.email ?? ''),
    mobile: body.mobile ?? '',
    address: stripScripts(body.address ?? ''),
    district: stripScripts(body.district ?? ''),
    state: stripScripts(body.state ?? ''),
    zipCode: body.zip_code ?? '',
    password: body.password,
    // The form shows the password if asked to, and says beside its button what pressing it agrees to.
    confirm: body.password,
    agreed: true,
  };
}

/** An email or a number is enough, and the address may follow; what is sent is checked. */
function rulesOf({ email, mobile, ...body }: RequestOf<typeof register>): RuleTable<SignUp> {
  const { name, password, confirm, agreed } = signUpRules;
  const hasAddress = [body.address, body.district, body.state, body.zip_code].some(
    (part) => part !== undefined,
  );
  return {
    name,
    ...((email !== undefined || mobile === undefined) && { email: signUpRules.email }),
    ...(mobile !== undefined && { mobile: signUpRules.mobile }),
    ...(hasAddress && addressRules),
    password,
    confirm,
    agreed,
  };
}

function newCustomer(signUp: SignUp, passwordHash: string): NewCustomer {
  return {
    passwordHash,
    name: signUp.name,
    email: signUp.email || null,
    phone: readMobile(signUp.mobile),
    address: signUp.address.trim(),
    district: signUp.district.trim(),
    state: signUp.state.trim(),
    zipCode: signUp.zipCode.trim(),
  };
}
