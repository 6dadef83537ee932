import { useState } from 'react';
import type { Place } from '@aaspaas/contract/places/place';
import { navigate, type PageUrl } from '../../current-url/url';
import type { Look } from '../../places/map/map-props';
import { searchUrl } from './finder-url';

/** Where the map looks: as the search says, or where the visitor has moved it to search there. */
export function useLook(url: PageUrl, ofSearch: Look) {
  const [stray, setStray] = useState<Look | null>(null);
  const [moved, setMoved] = useState<{ readonly at: string; readonly look: Look } | null>(null);
  const searchAround = ({ key }: Place) => {
    // The map stays where it is, although the place's own middle may lie beside it.
    if (stray) setMoved({ at: key, look: stray });
    navigate(searchUrl(url, { at: key }));
  };
  const look = moved && moved.at === url.query.get('at') ? moved.look : ofSearch;
  return { look, stray, setStray, searchAround };
}
