import { useId } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { useUrl } from '../current-url/url';
import { useSession } from '../session/session';
import { inSamePlace } from './list-urls';
import { hrefOfNeed, needs } from './needs';
import { say } from '../say';

/** What people want most, in words, for the place that is searched. */
export function NeedChips() {
  const title = useId();
  const url = useUrl();
  const { user } = useSession();
  return (
    <nav aria-labelledby={title}>
      <h3 id={title} className="pt-1 pb-2 text-sm font-semibold text-ink-soft">
        Often needed
      </h3>
      <ul className="flex flex-wrap gap-2">
        {needs.map((need) => (
          <li key={need.label}>
            <a
              href={inSamePlace(hrefOfNeed(user ? paths.userHome : '/', need), url)}
              className="inline-flex min-h-11 items-center rounded-full bg-leaf-soft px-4 font-medium text-leaf-strong"
            >
              {say(need.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
