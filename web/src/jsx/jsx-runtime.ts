import { jsx as draw, jsxs as drawSeveral } from 'react/jsx-runtime';
import { withPrefix } from '../current-url/language-prefix';

// What JSX becomes: React's elements, whose links and forms lead to pages of the page's language.

export { Fragment } from 'react/jsx-runtime';

type Draw = typeof draw;

const inLanguage =
  (how: Draw): Draw =>
  (type, props, key) =>
    how(type, type === 'a' || type === 'form' ? led(props as Leading) : props, key);

export const jsx = inLanguage(draw);
export const jsxs = inLanguage(drawSeveral);

interface Leading {
  readonly href?: string;
  readonly action?: unknown;
  readonly hrefLang?: string;
}

/** A link to another language says which, and has its prefix already. */
function led(props: Leading): Leading {
  const { href, action, hrefLang } = props;
  if (href && !hrefLang) return { ...props, href: withPrefix(href) };
  return typeof action === 'string' ? { ...props, action: withPrefix(action) } : props;
}
