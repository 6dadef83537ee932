import { product } from '@aaspaas/contract/product';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { tones } from '../../ui/tones';
import { whyCards } from './landing-texts';

export function WhySection() {
  return (
    <section aria-labelledby="why-title" className="bg-card py-10">
      <div className="mx-auto max-w-6xl px-4">
        <h2 id="why-title" className="pb-6 text-center">
          Why {product.name}?
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
