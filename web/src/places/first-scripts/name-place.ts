import { sayPlace } from '@aaspaas/contract/places/place';
import { readKept } from '../kept-place';

// On pages that are the same everywhere only the header names the place, by its style (`[data-kept]`), until the other
// scripts write it there.
const kept = readKept();
if (kept) {
  const { dataset, style } = document.documentElement;
  dataset['kept'] = '';
  style.setProperty('--place', JSON.stringify(sayPlace(kept)));
}
