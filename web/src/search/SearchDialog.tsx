import { type FormEvent, useEffect, useRef } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { navigate } from '../current-url/url';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { rememberCity } from '../places/remember-city';
import { useSession } from '../session/session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { Icon } from '../ui/Icon';
import { SearchBox } from './SearchBox';

/** The search over any page: of shops and services together, around the chosen place. */
export function SearchDialog() {
  const { close } = useUrlDialog();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const action = user ? paths.userHome : '/';
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = form.current?.querySelector('input')?.value.trim();
    // Replaces the dialog in the history, so that Back leads to the page below it.
    if (text) navigate(`${action}?search=${encodeURIComponent(text)}`, { replace: true });
  };
  return (
    <Dialog open title="Search" onClose={close}>
      {/* As high as the list that opens below the box. */}
      <form ref={form} role="search" action={action} onSubmit={onSubmit} className="flex min-h-96 gap-2 pt-1">
        <SearchBox search="" city="" kind={null} onCity={rememberCity} />
        <div>
          <Button type="submit" size="large" aria-label="Search">
            <Icon name="search" size={20} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
