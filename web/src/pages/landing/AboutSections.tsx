import type { ReactNode } from 'react';
import { sectionIds } from '../../frame/header/sections';
import { useSettings } from '../../api/boot';
import { about } from './landing-texts';
import { say } from '../../say';

export function AboutSections() {
  const { charityUrl } = useSettings();
  return (
    <div className="bg-card py-5 sm:py-8">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-4 px-4 text-sm sm:text-base md:grid-cols-2">
        <Section id={sectionIds.about} title="About Us">
          <p>{say(about.about)}</p>
        </Section>
        <Section id={sectionIds.company} title="Company">
          <p>{say(about.company)}</p>
        </Section>
        <Section id={sectionIds.why} title="Why Us?">
          <Points points={about.whyUs} />
        </Section>
        <Section id={sectionIds.goals} title="Our Goals">
          <Points points={about.goals} />
          <p>
            <a href={charityUrl} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
              Visit the charity’s website
            </a>
          </p>
        </Section>
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="outline-none">
      <h2 id={`${id}-title`} className="pb-1 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {points.map((point) => (
        <li key={point}>{say(point)}</li>
      ))}
    </ul>
  );
}
