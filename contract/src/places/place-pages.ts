import * as paths from '../paths';

/** Pages that search around a place. The others, such as a shop's own, keep a url that is the same for everybody. */
export const searchingPages = ['/', paths.userHome, paths.shops, paths.services, paths.finder];
export const isSearchingPage = (path: string): boolean => paths.isAt(path, ...searchingPages);

/** Under which name a browser remembers the chosen place. */
export const placeStore = 'aaspaas.place';
