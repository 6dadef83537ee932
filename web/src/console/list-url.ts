import type { PageUrl } from '../current-url/url';

const always = ['q', 'sort', 'page'] as const;

/** The request of a list, from the fields of its url: those that every list has, and the named filters. */
export function listRequestOf<Filter extends string = never>(
  { query }: PageUrl,
  ...filters: readonly Filter[]
): Partial<Record<(typeof always)[number] | Filter, string>> {
  const fields = [...always, ...filters].flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 200);
    return value ? [[name, value]] : [];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(fields) as Partial<Record<(typeof always)[number] | Filter, string>>;
}

/** The request of a page whose only filter is which of its lists is shown. */
export function stateRequestOf(url: PageUrl): { page?: string; state?: string } {
  const { page, state } = listRequestOf(url, 'state');
  return { ...(page && { page: page.slice(0, 10) }), ...(state && { state: state.slice(0, 10) }) };
}
