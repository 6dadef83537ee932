import { useEffect } from 'react';
import { navigate, useUrl } from '../../current-url/url';
import { homeOf } from '@aaspaas/contract/accounts/roles/roles';
import { sectionIds } from '../../frame/header/sections';
import { scrollPauseMs, scrollToSection } from '../../frame/header/use-jump-to-section';
import { useSession } from '../../session/session';

/** What the landing page's url may ask for beyond the page itself. */
export function useLandingUrl(): void {
  useSectionOfUrl();
  useHomeOfUser();
}

/** '/Why' and '/ourGoal' are this page, scrolled to a section. */
function useSectionOfUrl(): void {
  const { path } = useUrl();
  const { user } = useSession();
  useEffect(() => {
    const section = { '/why': sectionIds.why, '/ourgoal': sectionIds.goals }[path.toLowerCase()];
    if (!section) return;
    // People who are signed in have no '/': it sends them to their own home.
    if (!user) navigate('/', { replace: true });
    setTimeout(() => scrollToSection(section), scrollPauseMs);
  }, [path, user]);
}

/** People who are signed in have a home of their own; the server sends them there too. */
function useHomeOfUser(): void {
  const { path } = useUrl();
  const { user } = useSession();
  useEffect(() => {
    if (user && path === '/') navigate(homeOf(user.role), { replace: true });
  }, [user, path]);
}
