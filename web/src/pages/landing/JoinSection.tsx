import * as paths from '@aaspaas/contract/paths';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { tones } from '../../ui/tones';
import { say } from '../../say';

const cards = [
  {
    title: 'Register as a Shop Owner',
    href: `${paths.typeChoice}?as=product-seller`,
    glyph: 'basket',
    tone: 'leaf',
  },
  {
    title: 'Register as a Service Provider',
    href: `${paths.typeChoice}?as=service-provider`,
    glyph: 'wrench',
    tone: 'indigo',
  },
  { title: 'Join as a Delivery Agent', href: paths.agentPersonal, glyph: 'truck', tone: 'brick' },
] as const;

export function JoinSection() {
  return (
    <section aria-labelledby="join-title" className="mx-auto max-w-6xl px-4 py-5 sm:py-8">
      <h2 id="join-title" className="pb-3 text-xl sm:pb-5 sm:text-center sm:text-3xl">
        Be part of your neighbourhood
      </h2>
      <ul className="grid gap-2 sm:grid-cols-3 sm:gap-4">
        {cards.map(({ title, href, glyph, tone }) => (
          <li key={title}>
            <a
              href={href}
              className="card flex items-center gap-3 px-3 py-2 font-bold recolours hover:border-leaf hover:bg-leaf-soft"
            >
              <span className={`grid size-10 shrink-0 place-items-center rounded-md ${tones[tone]}`}>
                <CategoryGlyph glyph={glyph} />
              </span>
              {say(title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
