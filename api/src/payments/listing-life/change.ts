import type { LifeActor, ListingAction } from '@aaspaas/contract/payments/listing-life';
import type { ListingState } from '@aaspaas/contract/payments/states';

export interface ListingChange {
  readonly shopId: number;
  readonly action: ListingAction;
  /** Null: the owner without signing in, the operator at the machine, or time. */
  readonly actorId: number | null;
  /** Where the links of the mail to the owner lead. Null: whoever acts writes to the owner in other words. */
  readonly publicUrl: string | null;
  /** Whom the table of lives asks about; unless it is said, whoever the action belongs to. */
  readonly by?: LifeActor;
  /** Shown to the owner. */
  readonly reason?: string;
  /** How much longer, or shorter for a reversal; a confirmed payment gives what the plan does. */
  readonly days?: number;
  /** Of the payment that it is about. */
  readonly reference?: string;
}

export interface ListingOutcome {
  readonly from: ListingState;
  readonly to: ListingState;
  readonly paidUntil: Date | null;
}
