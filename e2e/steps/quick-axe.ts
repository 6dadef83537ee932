import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The script of axe for a page. By itself it is sent with its comments, which takes half as long again. */
export const quickAxe = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}
(${rememberColours.toString()})();`;

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/** Runs in the page. Axe reads the few colours of a page anew for each text, which is a sixth of its work. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function parseString(text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

declare global {
  interface Window {
    /** What this file needs of it. */
    readonly axe: {
      run(
        context: { readonly include: readonly (Node | readonly string[])[] },
        options: object,
      ): Promise<{ readonly violations: readonly Violation[] }>;
      readonly commons: {
        readonly color: {
          readonly Color: { readonly prototype: { parseString(this: Colour, text: string): Colour } };
        };
      };
    };
  }
}
