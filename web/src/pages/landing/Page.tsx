import { ExampleNote } from '../../places/ExampleNote';
import { SearchPill } from '../../search/SearchPill';
import { LandingLayout } from './LandingLayout';
import { ShopsAndServices } from './ShopsAndServices';
import { useLandingPlace } from './use-landing-place';
import { useEffect } from 'react';
import { navigate, useUrl } from '../../current-url/url';
import { homeOf } from '@aaspaas/contract/roles/roles';
import * as paths from '@aaspaas/contract/paths';
import { sectionIds } from '../../frame/header/sections';
import { scrollPauseMs, scrollToSection } from '../../frame/header/use-jump-to-section';
import { useSession } from '../../session/session';

export function Page() {
  const { place, chosen, city, example, onCity } = useLandingPlace();
  useLandingUrl();
  return (
    <LandingLayout search={<SearchPill action="/" city={city} onCity={onCity} />}>
      <ShopsAndServices place={place} chosen={chosen} note={example && <ExampleNote city={example} />} />
    </LandingLayout>
  );
}

/** What the landing page's url may ask for beyond the page itself. */
function useLandingUrl(): void {
  useSectionOfUrl();
  useHomeOfUser();
}

/** '/Why' and '/ourGoal' are this page, scrolled to a section. */
function useSectionOfUrl(): void {
  const { path } = useUrl();
  const { user } = useSession();
  useEffect(() => {
    const isWhy = paths.isAt(path, paths.why);
    if (!isWhy && !paths.isAt(path, paths.goal)) return;
    // People who are signed in have no '/': it sends them to their own home.
    if (!user) navigate('/', { replace: true });
    setTimeout(() => scrollToSection(isWhy ? sectionIds.why : sectionIds.goals), scrollPauseMs);
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
