import type { ReactNode } from 'react';

interface MailLinkCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shown for a link from a mail. Read aloud again when its content changes. */
export function MailLinkCard({ title, children }: MailLinkCardProps) {
  return (
    <section className="mx-auto max-w-md px-4 py-8 sm:py-12">
      <div role="status" className="card grid gap-4 p-4 sm:p-6">
        <h1 className="text-2xl">{title}</h1>
        {children}
        <noscript>
          <p>This page needs JavaScript. Please switch it on, or open the link in another browser.</p>
        </noscript>
      </div>
    </section>
  );
}
