import * as paths from '@aaspaas/contract/console/paths';
import { listPlaceAdditions } from '@aaspaas/contract/console/places/calls';
import { listConcepts, listSearches, listWordAdditions } from '@aaspaas/contract/console/words/calls';
import { type MenuPart, consoleRead as read } from '../console-page';
import * as requests from '../requests';

export const search: MenuPart = {
  title: 'Search',
  pages: [
    {
      path: paths.words,
      title: 'Words',
      permission: 'look',
      reads: (url) => {
        const list = requests.wordListOf(url);
        if (list === 'meanings') return [read(listConcepts, requests.findRequest(url))];
        if (list === 'added') return [read(listWordAdditions, requests.pageRequest(url))];
        const where = { ...requests.filled(url, ['city'], 100), ...requests.filled(url, ['days'], 3) };
        return [read(listSearches, { show: list, ...requests.findRequest(url), ...where })];
      },
      component: 'words/WordsPage',
    },
    {
      path: paths.places,
      title: 'Places',
      permission: 'look',
      reads: (url) => [read(listPlaceAdditions, requests.findRequest(url))],
      component: 'places/PlacesPage',
    },
  ],
};
