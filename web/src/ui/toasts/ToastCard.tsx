import { useEffect, useState } from 'react';
import { IconButton } from '../IconButton';
import { Icon } from '../Icon';

const kinds = {
  success: { icon: 'circle-check', colour: 'text-leaf' },
  error: { icon: 'alert-circle', colour: 'text-danger' },
  info: { icon: 'info-circle', colour: 'text-call' },
  warning: { icon: 'alert-triangle', colour: 'text-marigold-strong' },
} as const;

export type ToastKind = keyof typeof kinds;
/** `leftMs` counts down while nobody points at it. */
export type ToastMessage = { id: number; kind: ToastKind; text: string; leftMs: number };

type ToastCardProps = { message: ToastMessage; onClose: (id: number) => void };

export function ToastCard({ message, onClose }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(message, hovered || focused, onClose);
  const { icon, colour } = kinds[message.kind];
  return (
    <div
      className="pointer-events-auto flex w-full max-w-md animate-appear items-start gap-3 rounded-md border border-line bg-card py-1 pr-1 pl-4 text-ink shadow-raised"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icon} className={`mt-2.5 shrink-0 ${colour}`} />
      <p className="grow py-2.5">{message.text}</p>
      <IconButton label="Dismiss" onClick={() => onClose(message.id)}>
        <Icon name="x" size={20} />
      </IconButton>
    </div>
  );
}

function useCountdown(message: ToastMessage, held: boolean, onClose: (id: number) => void) {
  useEffect(() => {
    if (held) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => onClose(message.id), message.leftMs);
    // Kept on the message, because it may move from a closing dialog to the page with half of its time left.
    return () => {
      clearTimeout(timer);
      message.leftMs -= Date.now() - startedAt;
    };
  }, [message, held, onClose]);
}
