import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { say } from '../../say';

const cardClasses =
  'card flex h-full w-full items-center gap-3 px-3 py-2 text-left recolours hover:border-leaf hover:bg-leaf-soft';

/** Plain HTML: two forms that open a dialog through the url, and a link. */
export function RoleSection() {
  return (
    <section aria-labelledby="role-title" className="bg-card py-5 sm:py-8">
      <div className="mx-auto max-w-6xl px-4">
        <h2 id="role-title" className="pb-3 text-xl sm:pb-5 sm:text-center sm:text-3xl">
          {say('Join {product} Choose Your Role', { product: product.name })}
        </h2>
        <form action="/" className="grid gap-2 md:grid-cols-3 md:gap-4">
          <button name="open" value="subscription" className={cardClasses}>
            <RoleText
              glyph="basket"
              title={say('Become an {product} Vendor', { product: product.name })}
              text="List your shop or service for one small yearly fee."
            />
          </button>
          <button name="open" value="sign-up" className={cardClasses}>
            <RoleText
              glyph="heart"
              title="Create Your Customer Account"
              text="Save favourites, write reviews, ask for a delivery."
            />
          </button>
          <a href={paths.agentPersonal} className={cardClasses}>
            <RoleText
              glyph="truck"
              title="Join as a Delivery Partner"
              text="Deliver near home, in the hours that suit you."
            />
          </a>
        </form>
      </div>
    </section>
  );
}

interface RoleTextProps {
  readonly glyph: 'basket' | 'heart' | 'truck';
  readonly title: string;
  readonly text: string;
}

function RoleText({ glyph, title, text }: RoleTextProps) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-marigold-soft text-marigold-strong">
        <CategoryGlyph glyph={glyph} />
      </span>
      <span className="grid">
        <span className="font-bold">{title}</span>
        <span className="text-sm text-ink-soft">{text}</span>
      </span>
    </>
  );
}
