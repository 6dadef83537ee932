import * as paths from '@aaspaas/contract/paths';
import { navigate, useUrl } from '../../current-url/url';
import { closeMenus } from '../../current-url/close-menus';
import { useSession } from '../../session/session';

/** The landing page has to render before one can scroll in it. */
export const scrollPauseMs = 300;

export const isLandingPath = (path: string): boolean => paths.isAt(path, '/', paths.why, paths.goal);

export function scrollToSection(id: string, triesLeft = 30): void {
  closeMenus();
  const section = document.getElementById(id);
  if (section) section.scrollIntoView();
  // The section may still be loading over a slow network.
  else if (triesLeft > 0) setTimeout(() => scrollToSection(id, triesLeft - 1), scrollPauseMs);
}

/** '/' redirects signed-in people to their own home; '/Why' shows them the landing page. */
export const pathOfSections = (user: unknown): string => (user ? paths.why : '/');

/** Scrolls to a section of the landing page, from any page. */
export function useJumpToSection(): (section: string) => void {
  const { path } = useUrl();
  const { user } = useSession();
  return (section) => {
    if (isLandingPath(path)) return scrollToSection(section);
    navigate(pathOfSections(user));
    setTimeout(() => scrollToSection(section), scrollPauseMs);
  };
}
