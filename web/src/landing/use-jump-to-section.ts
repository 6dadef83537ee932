import { useCallback } from 'react';
import { navigate, useUrl } from '../router/url';
import { closeMenus } from '../router/close-menus';
import { useSession } from '../session/session';

/** The landing page needs a moment to stand before one can scroll in it. */
export const scrollPauseMs = 300;

export const isLandingPath = (path: string): boolean =>
  ['/', '/why', '/ourgoal'].includes(path.toLowerCase());

export function scrollToSection(id: string, triesLeft = 30): void {
  closeMenus();
  const section = document.getElementById(id);
  if (section) section.scrollIntoView();
  // A slow network may still be bringing it.
  else if (triesLeft > 0) setTimeout(() => scrollToSection(id, triesLeft - 1), scrollPauseMs);
}

/** Brings a section of the landing page into view, from wherever one is. */
export function useJumpToSection(): { hrefOf(section: string): string; jump(section: string): void } {
  const { path } = useUrl();
  const { user } = useSession();
  // '/' sends people who are signed in to their own home; '/Why' shows them the same page.
  const home = user ? '/Why' : '/';
  const isThere = isLandingPath(path);
  const jump = useCallback(
    (section: string) => {
      if (isThere) return scrollToSection(section);
      navigate(home);
      setTimeout(() => scrollToSection(section), scrollPauseMs);
    },
    [isThere, home],
  );
  return { jump, hrefOf: (section) => `${isThere ? '' : home}#${section}` };
}
