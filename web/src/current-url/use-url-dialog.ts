import { goBack, onceThere } from './back-step';
import { amendUrl, navigate, readCurrentUrl, urlWith, useUrl } from './url';

/** The query field that names the open dialog: '/?open=login'. */
const field = 'open';

/** The query field that says what for somebody signs in: they stay on this page and do not go to the role's home. */
export const stayField = 'stay';

/** Dialogs that need an account. */
export type OwnDialog = 'account' | 'profile' | 'settings' | 'address' | 'reviews' | 'assign';

/** What somebody is asked to sign in for. */
export type NeedsAccount = OwnDialog | 'heart' | 'review' | 'report' | 'tell-me' | 'agents' | 'session';

interface UrlDialog {
  readonly shown: string | null;
  /** `changes` are further query fields, which are removed again when the dialog closes. */
  open(name: string, changes?: Readonly<Record<string, string>>): void;
  close(): void;
  /** Closes the dialog, and runs something once the url names none. */
  closeAnd(then: () => void): void;
}

/**
 * The open dialog is named in the url, so that Back closes it on a phone, a reload keeps it, and a plain form can
 * open it before the scripts have loaded.
 */
export function useUrlDialog(): UrlDialog {
  const shown = useUrl().query.get(field);
  return { shown, open: openDialog, close, closeAnd };
}

function openDialog(name: string, changes: Readonly<Record<string, string>> = {}): void {
  // When one dialog replaces another, Back leaves both, and the page below stays.
  const isHandover = isOpen();
  const to = urlWith(readCurrentUrl(), { [field]: name, ...changes });
  navigate(to, { replace: isHandover, isDialog: !isHandover || hasDialogBelow() });
}

/** For actions that need an account: after signing in, the page is as before. */
export const askToLogIn = (what: NeedsAccount): void => openDialog('login', { [stayField]: what });

/** Without parameters, so that it can be an event handler. */
const close = (): void => closeAnd(() => {});

function closeAnd(then: () => void): void {
  onceThere(() => {
    if (!isOpen()) return then();
    if (hasDialogBelow()) return goBack(1, then);
    navigate(urlWith(readCurrentUrl(), { [field]: null, [stayField]: null }), { replace: true });
    then();
  });
}

/** Of the dialog that the url names, nothing is left. */
export function dropDialog(): void {
  if (!isOpen()) return;
  const isAbove = hasDialogBelow();
  amendUrl(urlWith(readCurrentUrl(), { [field]: null }));
  if (isAbove) goBack(1);
}

const isOpen = (): boolean => readCurrentUrl().query.has(field);

/** True when we opened the dialog, so that the history entry below is the page without it. */
const hasDialogBelow = (): boolean => (history.state as { isDialog?: boolean } | null)?.isDialog === true;
