import { type Map as LeafletMap, point } from 'leaflet';
import { type Pin, positionOf } from './draw-pins';
import { groupMarkers, isNear, type MarkerGroup, ringAround } from './group-markers';
import { isStandpoint, type MapMarker } from './marker';
import { nearestZoom, pairOf } from './open-map';
import { say } from '../../say';

/** One pin for each group. At the nearest zoom, all markers of a group in a ring. */
export function pinsOf(map: LeafletMap, markers: readonly MapMarker[], zoom: number): Pin[] {
  const pixels = ({ position }: Pick<MapMarker, 'position'>) => map.project(pairOf(position), zoom);
  const others = markers.filter((marker) => !isStandpoint(marker));
  const drawn = groupMarkers(others, pixels).flatMap((group): readonly Pin[] => {
    if (group.length === 1) return group;
    if (zoom < nearestZoom) return [groupPin(group)];
    return ringAround(pixels(group[0]), group.length).flatMap(({ x, y }, index) => {
      const marker = group[index];
      return marker ? [{ ...marker, position: positionOf(map.unproject(point(x, y), zoom)) }] : [];
    });
  });
  const dots = markers.filter(isStandpoint).map((dot) => ({
    ...dot,
    isBelow: drawn.some((pin) => isNear(pixels(dot), pixels(pin))),
  }));
  return [...dots, ...drawn];
}

const groupMark = 'group ';

/** Its number is of what was asked for, as long as there is any of that in it. */
function groupPin(group: MarkerGroup): Pin {
  const asked = group.filter(({ isAside }) => !isAside).length;
  return {
    id: groupMark + group.map(({ id }) => id).join(' '),
    position: group[0].position,
    variant: 'group',
    title: say('{count} places close together: look nearer', { count: group.length }),
    count: asked || group.length,
    isAside: asked === 0,
    isLit: group.some(({ isLit }) => isLit),
  };
}

/** The ids of the markers in this group; null for a single pin. */
export const idsOfGroup = (id: string): readonly string[] | null =>
  id.startsWith(groupMark) ? id.slice(groupMark.length).split(' ') : null;
