import type { ReactNode } from 'react';
import * as paths from '@aaspaas/contract/console/paths';
import { phoneLink, sayPhone } from '@aaspaas/contract/phone-number';

interface FactsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card of names and values. */
export const Facts = ({ title, children }: FactsProps) => (
  <section aria-label={title} className="card grid content-start gap-2 p-4">
    <h2 className="text-lg">{title}</h2>
    <dl className="grid gap-1.5">{children}</dl>
  </section>
);

/** The names' column is 7.5rem wide, or as wide as `--names` of the list. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline gap-x-3">
    <dt className="w-[var(--names,7.5rem)] text-sm font-normal leading-6 text-ink-soft">{name}</dt>
    <dd className="min-w-0 flex-1 basis-28 wrap-anywhere">{children}</dd>
  </div>
);

export const PhoneLink = ({ phone }: { readonly phone: string | null }) =>
  phone === null ? (
    '–'
  ) : (
    <a href={phoneLink(phone)} className={linkClasses}>
      {sayPhone(phone)}
    </a>
  );

/** Where it does not fit on one line, it ends before the @. */
export function Email({ email }: { readonly email: string | null }) {
  if (email === null) return '–';
  const [name = '', ...host] = email.split('@');
  return (
    <>
      {name}
      <wbr />
      {['', ...host].join('@')}
    </>
  );
}

export const PersonLink = ({ id, name }: { readonly id: number; readonly name: string }) => (
  <a
    href={`${paths.people}/${id}`}
    className="inline-flex min-h-11 items-center font-medium text-link underline lg:min-h-6"
  >
    {name}
  </a>
);

/** Of a link in a line of text: large enough for a finger, low enough for a mouse. */
export const linkClasses = 'inline-flex min-h-11 items-center text-link underline lg:min-h-6';
