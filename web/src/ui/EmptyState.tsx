import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** A drawing of the family in art/. */
  figure?: ReactNode;
  title: string;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
};

export function EmptyState({ figure, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-8 text-center">
      {figure}
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
