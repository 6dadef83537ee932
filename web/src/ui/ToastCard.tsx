import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import { IconButton } from './IconButton';

export const toastAfterMs = 4000;

const kinds = {
  success: { Icon: IconCircleCheck, colour: 'text-leaf' },
  error: { Icon: IconAlertCircle, colour: 'text-danger' },
  info: { Icon: IconInfoCircle, colour: 'text-call' },
  warning: { Icon: IconAlertTriangle, colour: 'text-marigold-strong' },
};

export type ToastKind = keyof typeof kinds;
export type ToastMessage = { id: number; kind: ToastKind; text: string; leftMs: number };

type ToastCardProps = { message: ToastMessage; onClose: (id: number) => void };

export function ToastCard({ message, onClose }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(message, hovered || focused, onClose);
  const { Icon, colour } = kinds[message.kind];
  return (
    <div
      className="pointer-events-auto flex w-full max-w-md animate-appear items-start gap-3 rounded-md border border-line bg-card py-1 pr-1 pl-4 text-ink shadow-raised"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden className={`mt-2.5 shrink-0 ${colour}`} />
      <p className="grow py-2.5">{message.text}</p>
      <IconButton label="Dismiss" onClick={() => onClose(message.id)}>
        <IconX aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

function useCountdown(message: ToastMessage, held: boolean, onClose: (id: number) => void) {
  useEffect(() => {
    if (held) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => onClose(message.id), message.leftMs);
    // Kept on the message, because it may move from a closing dialog to the page with its time half gone.
    return () => {
      clearTimeout(timer);
      message.leftMs -= Date.now() - startedAt;
    };
  }, [message, held, onClose]);
}
