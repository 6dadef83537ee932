import { carryPlace, cityInUrl, placeInUrl } from '../../places/place-in-urls';
import * as paths from '@aaspaas/contract/paths';
import { useUrl } from '../../current-url/url';
import { hrefOfNeed, needs } from '../../search/needs';
import { Scene } from '../../ui/art/Scene';
import { say } from '../../say';

/** A scene for each need: one tap leads to who serves it near the chosen place. */
export function NeedsGrid() {
  const url = useUrl();
  const here = (href: string) => carryPlace(href, placeInUrl(url), cityInUrl(url));
  const page = paths.isAt(url.path, paths.userHome) ? url.path : '/';
  return (
    <nav
      aria-label="What do you need?"
      className="mx-auto w-full max-w-5xl px-2 pt-1.5 pb-0.5 sm:px-4 sm:py-4"
    >
      <ul className="needs">
        {needs.map((need) => (
          <li key={need.label}>
            <a
              href={here(hrefOfNeed(page, need))}
              className="need grid justify-items-center rounded-md p-1 text-center text-sm leading-tight font-medium"
            >
              <Scene name={need.scene} />
              {say(need.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
