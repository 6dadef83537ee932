import { sayPhone } from '@aaspaas/contract/phone-number';
import { Icon } from '../../ui/Icon';
import { lazyPart } from '../../ui/loading/lazy-part';
import { useIsHydrating } from '../../ui/loading/hydration';

// Without it, the number can still be selected by hand.
const CopyButton = lazyPart(
  async () => (await import('../../ui/CopyButton')).CopyButton,
  () => null,
);

/** The number to read and, for devices that cannot call, to copy. */
export function PhoneNumber({ phone }: { phone: string }) {
  const isHydrating = useIsHydrating();
  const number = sayPhone(phone);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex items-center gap-1 font-semibold">
        <Icon name="phone" size={20} className="shrink-0 text-call" />
        <span className="visually-hidden">Phone number: </span>
        <span className="min-w-0">{number}</span>
      </span>
      {!isHydrating && canPoint() && <CopyButton text={number} label="Copy" what="the phone number" />}
    </p>
  );
}

const canPoint = (): boolean => matchMedia('(pointer: fine)').matches;
