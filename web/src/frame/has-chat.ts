import { isLandingPath } from '../landing/use-jump';

/** Pages on which a customer may want to ask us something. */
export function hasChat(path: string): boolean {
  return (
    isLandingPath(path) || ['/userprofile', '/nearbyshop', '/nearbyservice'].includes(path.toLowerCase())
  );
}
