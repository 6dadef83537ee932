import { product } from '@aaspaas/contract/product';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import { sayPhone, whatsappLink } from '@aaspaas/contract/phone-number';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { useSettings } from '../api/boot';
import { Button, ButtonLink } from '../ui/Button';
import { keepRecovery, recallRecovery } from './recovery/recovery';
import { say } from '../say';

interface TakenAccountProps {
  /** As it was typed; empty where only a number was. */
  readonly email: string;
  readonly phone: string;
  /** Called before another dialog opens. */
  onLeave?(): void;
}

/**
 * An account with this email or phone number exists already. Offers ways to continue, whether the account is the
 * person's own or not.
 */
export function TakenAccount({ email, phone, onLeave }: TakenAccountProps) {
  const { supportPhone } = useSettings();
  const { open } = useUrlDialog();
  const recover = () => {
    onLeave?.();
    fillIn(email.trim().toLowerCase());
    open('forgot');
  };
  return (
    <div className="mt-2 grid w-full gap-2 rounded-md bg-leaf-soft p-3 text-leaf-strong">
      <p>
        <strong>Is it your account?</strong> Choose a new password, and you are in again.
      </p>
      <Button variant="secondary" wide onClick={recover}>
        Recover that account
      </Button>
      <p className="pt-2">
        <strong>Your number, but not your account?</strong> Or an account of yours without an email address?
        Write to us. We call that number, and then you can use it.
      </p>
      <ButtonLink
        variant="secondary"
        wide
        href={whatsappLink(supportPhone, askFor(phone))}
        target="_blank"
        rel="noopener"
      >
        This number is mine, but not that account
      </ButtonLink>
    </div>
  );
}

/** A code that is on its way to the same email stays valid. */
function fillIn(email: string): void {
  if (email && recallRecovery().email !== email) keepRecovery({ email, sentAt: 0, isVerified: false });
}

/** Repeats only what the person has typed, because nothing about the other account may be shown. */
function askFor(phone: string): string {
  const number = readMobile(phone);
  return number
    ? say(
        'Hello {product}, my mobile number {number} is in an account that is not mine. Please call me on it and set it free.',
        { product: product.name, number: sayPhone(number) },
      )
    : say(
        'Hello {product}, my mobile number is in an account that is not mine. Please call me on it and set it free.',
        { product: product.name },
      );
}
