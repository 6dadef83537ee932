import { useState } from 'react';
import { product } from '@aaspaas/contract/product';
import { useSettings } from '../../api/boot';
import { AlertDialog } from '../../ui/dialogs/AlertDialog';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Icon } from '../../ui/Icon';
import { say } from '../../say';

const benefits = [
  'Appear in search',
  'Unlimited products and services',
  'Access to freelance delivery agents',
  'Manage profile anytime',
];

interface SubscriptionDialogProps {
  /** If absent, a message says what would happen. */
  onSubscribe?(): void;
  onClose(): void;
}

export function SubscriptionDialog({ onSubscribe, onClose }: SubscriptionDialogProps) {
  const { planPriceRupees, planDays } = useSettings();
  const [isAlerting, setAlerting] = useState(false);
  return (
    <Dialog
      open
      title={say('Grow your business with {product}', { product: product.name })}
      onClose={onClose}
      actions={
        <Button wide onClick={onSubscribe ?? (() => setAlerting(true))}>
          Subscribe Now
        </Button>
      }
    >
      <p className="flex items-baseline gap-2 pb-4">
        <strong className="text-4xl text-leaf">₹{planPriceRupees.toLocaleString('en-IN')}</strong>
        <span className="text-ink-soft">
          {planDays === 365
            ? say('per year, for one listing')
            : say('for {days} days, for one listing', { days: planDays })}
        </span>
      </p>
      <ul className="grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2">
            <Icon name="check" className="shrink-0 text-leaf" /> {say(benefit)}
          </li>
        ))}
      </ul>
      {isAlerting && (
        <AlertDialog open title="Payment" onClose={() => setAlerting(false)}>
          You would now be taken to the payment page.
        </AlertDialog>
      )}
    </Dialog>
  );
}
