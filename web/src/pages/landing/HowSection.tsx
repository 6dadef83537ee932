import { product } from '@aaspaas/contract/product';
import { steps } from './landing-texts';

export function HowSection() {
  return (
    <section aria-labelledby="how-title" className="mx-auto max-w-6xl px-4 py-10">
      <h2 id="how-title" className="pb-6 text-center">
        How {product.name} works?
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
