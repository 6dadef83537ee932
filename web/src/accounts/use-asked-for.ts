import { useUrl } from '../current-url/url';
import { type OwnDialog, stayField, useUrlDialog } from '../current-url/use-url-dialog';

const waysIn: readonly (string | null)[] = ['login', 'welcome', 'sign-up'];
const ownDialogs: readonly (string | null)[] = [
  'account',
  'profile',
  'settings',
  'address',
  'reviews',
  'assign',
] satisfies readonly OwnDialog[];

/** What somebody is asked to sign in for: the dialog that the url names, or what led to the login; null for nothing. */
export function useAskedFor(): string | null {
  const { query } = useUrl();
  const { shown } = useUrlDialog();
  return waysIn.includes(shown) ? query.get(stayField) : shown;
}

/** Leads from the login to the sign-up, still for the same. */
export function useSignUpInstead(): () => void {
  const { open } = useUrlDialog();
  const asked = useAskedFor();
  return () => open('sign-up', asked === null ? {} : { [stayField]: asked });
}

/** Goes on with what somebody signed in for. */
export function useGoOn(): () => void {
  const { shown, open, close } = useUrlDialog();
  const asked = useAskedFor();
  return () => {
    // A dialog that asked by itself shows itself now.
    if (asked === shown) return;
    if (asked !== null && ownDialogs.includes(asked)) open(asked);
    else close();
  };
}
