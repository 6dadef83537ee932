import type { ReactNode } from 'react';
import { legalPages } from '@aaspaas/contract/consent';
import { inLanguage } from '../../current-url/language-prefix';
import { say } from '../../say';
import { sayWith } from '../../say-with';
import { sayDay } from '../../say-date';

interface LegalPageProps {
  readonly page: keyof typeof legalPages;
  readonly title: string;
  /** The whole page in one or two sentences. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A legal page: its date, a summary, and sections with a heading each. */
export function LegalPage({ page, title, summary, children }: LegalPageProps) {
  const { changed } = legalPages[page];
  const others = Object.entries(legalPages).filter(([name]) => name !== page);
  return (
    <article className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6">
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        <p className="text-ink-soft">
          {sayWith('Last changed on {day}', { day: <time dateTime={changed}>{sayDay(changed)}</time> })}
        </p>
        <p className="rounded-md bg-leaf-soft p-3 text-leaf-strong">{summary}</p>
        {inLanguage.code !== 'en' && (
          <p>Where this says something else than the English text, the English text holds.</p>
        )}
      </header>
      {children}
      <p className="text-ink-soft">
        See also:{' '}
        {others.map(([name, { path, title: other }], place) => (
          <span key={name}>
            {place > 0 && ' · '}
            <a href={path} className="inline-flex min-h-11 items-center text-link underline">
              {say(other)}
            </a>
          </span>
        ))}
      </p>
    </article>
  );
}

/** Links can point to its id. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Points({ points }: { points: readonly ReactNode[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {points.map((point, place) => (
        // The text never changes, so its lines can be keyed by index.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>{typeof point === 'string' ? say(point) : point}</li>
      ))}
    </ul>
  );
}

/** What is kept, each with an explanation in plain words. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, says: ReactNode])[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([name, says]) => (
        <div key={name} className="rounded-md border border-line bg-card p-3">
          <dt className="font-semibold">{say(name)}</dt>
          <dd>{typeof says === 'string' ? say(says) : says}</dd>
        </div>
      ))}
    </dl>
  );
}
