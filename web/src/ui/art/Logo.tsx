import { product } from '@aaspaas/contract/product';

const awning = {
  marigold:
    'M4.5 8h4.6v5.5a2.8 2.8 0 0 1-5.6 0zM13.7 8h4.6v5.5a2.3 2.3 0 0 1-4.6 0zM22.9 8h4.6l1 5.5a2.8 2.8 0 0 1-5.6 0z',
  paper: 'M9.1 8h4.6v5.5a2.3 2.3 0 0 1-4.6 0zM18.3 8h4.6v5.5a2.3 2.3 0 0 1-4.6 0z',
};

/** A map pin that is also a shop: awning, door, and the point on the street below. */
export function LogoMark({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path
        fill="var(--color-leaf, #0f6b4a)"
        d="M16 31C8.5 23.5 3.5 18.6 3.5 12.5a12.5 12.5 0 0 1 25 0C28.5 18.6 23.5 23.5 16 31z"
      />
      <path fill="#fce7b8" d="M13 25v-5.5a3 3 0 0 1 6 0V25z" />
      <path fill="#f2a516" d={awning.marigold} />
      <path fill="#fbf6ec" d={awning.paper} />
    </svg>
  );
}

/** Mark and name side by side. The name is text, so it can be read aloud and copied. */
export function Logo({ nameClasses }: { nameClasses?: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-2xl leading-none font-extrabold" translate="no">
      <LogoMark />
      <span className={nameClasses}>{product.name}</span>
    </span>
  );
}
