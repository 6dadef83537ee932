import type { FinderQuestion } from './finder-url';

const mostResults = 100;

/** The main search. It is the same for everybody; the page itself sorts by distance. */
export const finderRead = ({ category, city, kind }: FinderQuestion) => ({
  search: category.slice(0, 200),
  city: city.slice(0, 200),
  sh_shop_or_service: kind,
  limit: mostResults,
});
