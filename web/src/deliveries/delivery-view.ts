import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import {
  type DeliveryMove,
  type DeliverySide,
  type DeliveryState,
  movesIn,
} from '@aaspaas/contract/deliveries/moves';

/** A delivery as its card shows it. */
export interface DeliveryView {
  readonly id: number;
  readonly state: DeliveryState;
  readonly says: string;
  /** The other side. */
  readonly name: string;
  readonly phone: string | null;
  readonly photoUrl: string | null;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly when: string;
  readonly rating: number | null;
  readonly comment: string;
  readonly moves: readonly DeliveryMove[];
  readonly canRate: boolean;
}

const words: Readonly<Record<DeliveryState, string>> = {
  requested: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  done: 'Done',
  cancelled: 'Cancelled',
};

const dateAndTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

const sayDateAndTime = (iso: string): string =>
  dateAndTime.format(new Date(iso)).replace(/[ap]m$/, (half) => half.toUpperCase());

export const deliveryView = (record: DeliveryRecord, side: DeliverySide): DeliveryView => ({
  id: record.d_id,
  state: record.d_state,
  says: words[record.d_state],
  name: record.u_name,
  phone: record.u_mobile,
  photoUrl: record.u_profile_pic,
  from: [record.sh_name, record.pickup_address].filter(Boolean).join(', '),
  to: record.drop_address,
  note: record.note,
  when: sayDateAndTime(record.d_created_at),
  rating: record.r_rating,
  comment: record.r_comment ?? '',
  moves: movesIn(record.d_state, side),
  canRate: side === 'customer' && record.d_state === 'done',
});
