import { useEffect, useRef } from 'react';
import * as paths from '@aaspaas/contract/console/paths';
import { longestFind } from '@aaspaas/contract/console/today/limits';
import { useUrl } from '../current-url/url';

/** Leads to Today with what was found. Ctrl-K brings it from everywhere. */
export function Find() {
  const typed = useUrl().query.get('find') ?? '';
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      key={typed}
      action={paths.today}
      role="search"
      aria-label="The whole console"
      className="min-w-0 flex-1 lg:max-w-96"
    >
      <input
        ref={ref}
        type="search"
        name="find"
        defaultValue={typed}
        maxLength={longestFind}
        aria-label="Find anything"
        aria-keyshortcuts="Control+K"
        placeholder="Find anything"
        title="Name, number, reference or page (Ctrl K)"
        className="control px-3"
      />
    </form>
  );
}
