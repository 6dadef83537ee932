import type { ReactNode } from 'react';
import { say } from '../say';

type EmptyStateProps = {
  /** One of the drawings in art/. */
  figure?: ReactNode;
  title: string;
  /** Shows the title in red: what was searched for does not exist. */
  isError?: boolean;
  children?: ReactNode;
  /** What to do next, such as a button. */
  action?: ReactNode;
};

export function EmptyState({ figure, title, isError, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-8 text-center">
      {figure}
      <p className={`text-lg font-semibold ${isError ? 'text-danger' : ''}`}>{say(title)}</p>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
