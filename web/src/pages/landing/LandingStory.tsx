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
    <section aria-labelledby="how-title" className="mx-auto max-w-6xl px-4 py-5 sm:py-8">
      <h2 id="how-title" className="pb-3 text-xl sm:pb-5 sm:text-center sm:text-3xl">
        {say('How {product} works?', { product: product.name })}
      </h2>
      <ol tabIndex={0} className="shop-row">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-marigold text-lg font-bold text-on-marigold"
            >
              {index + 1}
            </span>
            <div>
              <h3>{say(title)}</h3>
              <p className="text-sm text-ink-soft">{say(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function WhySection() {
  return (
    <section aria-labelledby="why-title" className="bg-card py-5 sm:py-8">
      <div className="mx-auto max-w-6xl px-4">
        <h2 id="why-title" className="pb-3 text-xl sm:pb-5 sm:text-center sm:text-3xl">
          {say('Why {product}?', { product: product.name })}
        </h2>
        <ul tabIndex={0} className="shop-row">
          {whyCards.map(({ title, text, glyph, tone }) => (
            <li
              key={title}
              className="card grid grid-cols-[auto_1fr] content-start items-center gap-x-3 gap-y-1 p-3"
            >
              <span className={`grid size-10 place-items-center rounded-md ${tones[tone]}`}>
                <CategoryGlyph glyph={glyph} />
              </span>
              <h3>{say(title)}</h3>
              <p className="col-span-2 text-sm text-ink-soft">{say(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
