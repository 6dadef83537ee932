import { closeToday, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { useAction } from '../../accounts/use-action';
import { send } from '../../api/send';
import { Button } from '../../ui/Button';
import { OpenBadge } from '../../shops/opening/OpenBadge';

interface OwnerTodayProps {
  readonly shop: ShopRecord;
  /** Called when something on the server has changed. */
  onChanged(): void;
  onHours(): void;
}

/** What customers read about today, one press to close for the day, and one to the hours. */
export function OwnerToday({ shop, onChanged, onHours }: OwnerTodayProps) {
  const isClosed = shop.closed_today === true;
  const { isBusy, act } = useAction(() => send(closeToday, { closed: !isClosed }), onChanged);
  return (
    <section aria-label="Today" className="card flex flex-wrap items-center justify-between gap-2 p-3">
      <p className="flex flex-wrap items-center gap-2">
        Customers see: <OpenBadge shop={shop} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={isBusy} onClick={act}>
          {isClosed ? 'Open after all' : 'Closed today'}
        </Button>
        <Button variant="secondary" size="small" onClick={onHours}>
          Change hours
        </Button>
      </div>
    </section>
  );
}
