import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** A drawing of the family in art/. */
  figure?: ReactNode;
  title: string;
  /** What was looked for is not there: the title stands in red. */
  isError?: boolean;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
};

export function EmptyState({ figure, title, isError, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-8 text-center">
      {figure}
      <p className={`text-lg font-semibold ${isError ? 'text-danger' : ''}`}>{title}</p>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
