import * as paths from '@aaspaas/contract/paths';
import type { PageUrl } from '../current-url/url';
import { say } from '../say';

export type Kind = 'shop' | 'service';

/** What a page of results lists, as its url says it. */
export interface Asked {
  /** What was typed or pressed; empty where everything of a kind is listed. */
  readonly text: string;
  readonly kind: Kind | null;
  /** The url's field of the text. */
  readonly field: 'search' | 'category';
}

const firstCategory = 'Dry Cleaning';

/** Null for a page that shows no results. */
export function askedOf({ path, query }: PageUrl): Asked | null {
  const text = (field: Asked['field']) => query.get(field)?.trim() ?? '';
  if (paths.isAt(path, paths.finder)) {
    const kind = query.get('type') === 'shop' ? 'shop' : 'service';
    return { text: text('category') || firstCategory, kind, field: 'category' };
  }
  const asked = { text: text('search'), field: 'search' } as const;
  if (paths.isAt(path, paths.shops)) return { ...asked, kind: 'shop' };
  if (paths.isAt(path, paths.services)) return { ...asked, kind: 'service' };
  return asked.text && paths.isAt(path, '/', paths.userHome) ? { ...asked, kind: null } : null;
}

/** 'Plumber', as it was asked for, or what the whole list is of. */
export function sayAsked({ text, kind }: Pick<Asked, 'text' | 'kind'>): string {
  if (!text) return say(kind === 'service' ? 'Services' : 'Shops');
  const said = say(text);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
