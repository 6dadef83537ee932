import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { say } from '../../say';

const cardClasses =
  'card flex h-full w-full items-start gap-3 p-4 text-left recolours hover:border-leaf hover:bg-leaf-soft';

/** Plain HTML: two forms that open a dialog through the url, and a link. */
export function RoleSection() {
  return (
    <section aria-labelledby="role-title" className="bg-card py-10">
      <div className="mx-auto max-w-6xl px-4">
        <h2 id="role-title" className="pb-6 text-center">
          {say('Join {product} Choose Your Role', { product: product.name })}
        </h2>
        <form action="/" className="grid gap-4 md:grid-cols-3">
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
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-marigold-soft text-marigold-strong">
        <CategoryGlyph glyph={glyph} />
      </span>
      <span className="grid gap-1">
        <span className="text-lg font-bold">{title}</span>
        <span className="text-ink-soft">{text}</span>
      </span>
    </>
  );
}
