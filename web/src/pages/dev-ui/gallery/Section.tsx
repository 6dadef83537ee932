import type { ReactNode } from 'react';

/** One section of the page that shows every component. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid gap-4 p-4 sm:p-6">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-ink-soft">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
