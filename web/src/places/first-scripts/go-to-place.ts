import { readKept } from '../kept-place';

// Who comes back to a url without a place goes on to that of the place which this browser remembers, so that the server
// draws the page for it.
const kept = readKept();
if (kept) {
  const { pathname, search, hash } = location;
  document.documentElement.hidden = true;
  const place = `at=${kept.key}${kept.isHere ? '&here=1' : ''}`;
  location.replace(`${pathname}${search ? `${search}&` : '?'}${place}${hash}`);
}
