import { findPlace } from '@aaspaas/contract/places/find-call';
import { read } from '../api/send';
import { keepPlace } from './kept-place';

/** Remembers a city of the dropdown, whose name stands in the url meanwhile. */
export function rememberCity(name: string): void {
  read(findPlace, { key: name.toLowerCase() }).then(
    ({ place }) => place && keepPlace(place),
    // The url still names it.
    () => {},
  );
}
