import { useCallback } from 'react';
import { navigate, useAddress } from '../router/address';
import { useSession } from '../session/session';

/** The landing page needs a moment to stand before one can scroll in it. */
export const scrollPauseMs = 300;

export function scrollToSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
}

/** Brings a section of the landing page into view, from wherever one is. */
export function useJump(): { hrefOf(section: string): string; jump(section: string): void } {
  const { path } = useAddress();
  const { user } = useSession();
  // '/' sends people who are signed in to their own home; '/Why' shows them the same page.
  const home = user ? '/Why' : '/';
  const isThere = ['/', '/why', '/ourgoal'].includes(path.toLowerCase());
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
