import { RoleSection } from './RoleSection';
import { product } from '@aaspaas/contract/product';
import { steps, whyCards } from './landing-texts';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { tones } from '../../ui/tones';
import { say } from '../../say';

/** Why, how and for whom: plain HTML, so that the server's rendering needs no script. */
export function LandingStory() {
  return (
    <>
      <WhySection />
      <HowSection />
      <RoleSection />
    </>
  );
}

function HowSection() {
  return (
    <section aria-labelledby="how-title" className="mx-auto max-w-6xl px-4 py-10">
      <h2 id="how-title" className="pb-6 text-center">
        {say('How {product} works?', { product: product.name })}
      </h2>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="flex gap-3 lg:grid lg:content-start lg:justify-items-center lg:text-center"
          >
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-marigold text-lg font-bold text-on-marigold"
            >
              {index + 1}
            </span>
            <div className="grid content-start gap-1">
              <h3>{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function WhySection() {
  return (
    <section aria-labelledby="why-title" className="bg-card py-10">
      <div className="mx-auto max-w-6xl px-4">
        <h2 id="why-title" className="pb-6 text-center">
          {say('Why {product}?', { product: product.name })}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {whyCards.map(({ title, text, glyph, tone }) => (
            <li key={title} className="card grid content-start gap-2 p-4">
              <span className={`grid size-12 place-items-center rounded-md ${tones[tone]}`}>
                <CategoryGlyph glyph={glyph} />
              </span>
              <h3>{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
