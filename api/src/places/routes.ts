import { findPlace, nearestPlace, placesAround, suggestPlaces } from '@aaspaas/contract/places/calls';
import { cityPlaces } from '@aaspaas/contract/places/city-places';
import { distanceKm } from '@aaspaas/contract/places/distance';
import { searchKey } from '@aaspaas/contract/search-words';
import { route } from '../http/route';

const mostSuggestions = 8;
const mostAround = 40;

export const placeRoutes = [
  route(suggestPlaces, async ({ body, visit, limits }) => {
    limits.count(visit);
    const typed = searchKey(body.text);
    const list = cityPlaces.filter(({ name }) => searchKey(name).startsWith(typed));
    return { result: true, list: list.slice(0, mostSuggestions) };
  }),
  route(nearestPlace, async ({ body, visit, limits }) => {
    limits.count(visit);
    const [nearest] = [...cityPlaces].sort((a, b) => distanceKm(a, body) - distanceKm(b, body));
    return { result: true, place: nearest ?? null };
  }),
  route(findPlace, async ({ body, visit, limits }) => {
    limits.count(visit);
    return { result: true, place: cityPlaces.find(({ key }) => key === body.key) ?? null };
  }),
  route(placesAround, async ({ body, visit, limits }) => {
    limits.count(visit);
    const list = cityPlaces.filter((place) => distanceKm(place, body) <= body.within);
    return { result: true, list: list.slice(0, mostAround) };
  }),
];
