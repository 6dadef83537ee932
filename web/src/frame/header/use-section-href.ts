import { useUrl } from '../../current-url/url';
import { useSession } from '../../session/session';
import { isLandingPath, pathOfSections } from './use-jump-to-section';

/** The url of a section of the landing page, from any page. */
export function useSectionHref(): (section: string) => string {
  const { path } = useUrl();
  const { user } = useSession();
  const page = isLandingPath(path) ? '' : pathOfSections(user);
  return (section) => `${page}#${section}`;
}
