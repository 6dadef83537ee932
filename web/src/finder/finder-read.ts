import type { Position } from '@aaspaas/contract/places/distance';
import type { FinderQuestion } from './finder-address';

const mostResults = 100;

/** The main search; where the device is known the nearest come first. */
export const finderRead = ({ category, city, kind }: FinderQuestion, near: Position | null = null) => ({
  search: category.slice(0, 200),
  city: city.slice(0, 200),
  sh_shop_or_service: kind,
  limit: mostResults,
  ...near,
});
