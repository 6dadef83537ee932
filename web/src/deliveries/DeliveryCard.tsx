import { type ReactNode, useEffect, useRef } from 'react';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';
import { CallLink } from '../ui/ContactLinks';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icon-names';
import { Stars } from '../ui/stars/Stars';
import type { DeliveryView } from './delivery-view';
import { say } from '../say';

const badgeOf = {
  requested: 'waiting',
  accepted: 'good',
  done: 'good',
  declined: 'bad',
  cancelled: 'bad',
  unanswered: 'bad',
} as const;

interface DeliveryCardProps {
  readonly delivery: DeliveryView;
  /** It was just sent from here. */
  readonly isNew?: boolean;
  /** The actions that are possible now. */
  readonly children: ReactNode;
}

export function DeliveryCard({ delivery, isNew = false, children }: DeliveryCardProps) {
  const card = useScrollIntoView(isNew);
  const { name, photoUrl, phone, state, says, steps, from, to, note, rating } = delivery;
  return (
    <li
      ref={card}
      tabIndex={-1}
      className={`card grid grid-cols-1 content-start gap-3 p-3 ${isNew ? 'border-leaf' : ''}`}
    >
      <div className="flex items-start gap-3">
        <Avatar name={name} src={photoUrl} />
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 className="leading-snug wrap-anywhere">{name}</h3>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {/* Read aloud when the other side answers. */}
            <span aria-live="polite">
              <Badge state={badgeOf[state]}>{say(says)}</Badge>
            </span>
          </div>
        </div>
      </div>
      <ol className={`steps ${badgeOf[state] === 'bad' ? 'ended' : ''}`} aria-label="What has happened">
        {steps.map((step) => (
          <li key={step.when + step.says}>
            <b className="font-semibold">{say(step.says)}</b>{' '}
            <span className="text-ink-soft">{step.when}</span>
          </li>
        ))}
      </ol>
      <div className="grid gap-1">
        <Line icon="building-store" label="From" text={from} />
        <Line icon="map-pin" label="To" text={to} />
        <Line icon="info-circle" label="Note" text={note} />
      </div>
      {rating !== null && (
        <p className="flex items-center gap-2 text-sm">
          <span>{say('Rated {rating} out of 5', { rating })}</span>
          <span aria-hidden>
            <Stars share={rating / 5} />
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {phone && <CallLink name={name} phone={phone} />}
        {children}
      </div>
    </li>
  );
}

/** Scrolls to the card and focuses it. */
function useScrollIntoView(isWanted: boolean) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const go = () => {
      card.current?.focus({ preventScroll: true });
      card.current?.scrollIntoView({ block: 'center' });
    };
    // One frame later than the page needs to restore its scroll position after the dialog.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(go);
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return card;
}

function Line({ icon, label, text }: { icon: IconName; label: string; text: string }) {
  if (!text) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-ink-soft" />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-medium">{label}:</b> {text}
      </span>
    </p>
  );
}
