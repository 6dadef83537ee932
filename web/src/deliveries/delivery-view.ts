import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import {
  type DeliveryMove,
  type DeliverySide,
  movesIn,
  patienceMs,
  reopenedSince,
  type ShownState,
} from '@aaspaas/contract/deliveries/moves';
import { sayDayAndMonth } from '../say-date';
import { sayDayAndTime } from '../say-moment';

/** A delivery as its card shows it. */
export interface DeliveryView {
  readonly id: number;
  readonly state: ShownState;
  readonly says: string;
  /** The other side. */
  readonly name: string;
  readonly phone: string | null;
  readonly photoUrl: string | null;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  /** What has happened, each with when, the first at the front. */
  readonly steps: readonly DeliveryStep[];
  readonly rating: number | null;
  readonly comment: string;
  readonly moves: readonly DeliveryMove[];
  readonly canRate: boolean;
  /** The agent has declined, or has not answered for a while; the same request can go to another one. */
  readonly canAskAnother: boolean;
}

export interface DeliveryStep {
  readonly says: string;
  readonly when: string;
}

const words: Readonly<Record<ShownState, string>> = {
  requested: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  done: 'Done',
  cancelled: 'Cancelled',
  unanswered: 'No answer',
};

/** The same, of what is over. */
const stepWords: Readonly<Record<ShownState, string>> = { ...words, requested: 'Asked' };

/** 'Mark as done' can be taken back for a while, until the customer has rated it. */
const canReopen = ({ d_changed_at, r_rating }: DeliveryRecord): boolean =>
  r_rating === null && new Date(d_changed_at) > reopenedSince(new Date());

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
  steps: record.d_steps.map(({ state, at }) => ({
    says: stepWords[state],
    when: sayDayAndTime(at, sayDayAndMonth),
  })),
  rating: record.r_rating,
  comment: record.r_comment ?? '',
  moves: movesIn(record.d_state, side).filter((move) => move !== 'reopen' || canReopen(record)),
  canRate: side === 'customer' && record.d_state === 'done',
  canAskAnother: side === 'customer' && isLetDown(record),
});

const isLetDown = ({ d_state, d_created_at }: DeliveryRecord): boolean =>
  d_state === 'declined' ||
  d_state === 'unanswered' ||
  (d_state === 'requested' && Date.now() - Date.parse(d_created_at) > patienceMs);
