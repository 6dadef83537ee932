import { onceThere, travelBack } from './back-step';
import { navigate, readCurrentUrl, urlWith, useUrl } from './url';

/** The query field that names the open dialog: '/?open=login'. */
export const dialogField = 'open';

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
  const shown = useUrl().query.get(dialogField);
  return { shown, open: openDialog, close, closeAnd };
}

function openDialog(name: string, changes: Readonly<Record<string, string>> = {}): void {
  // When one dialog replaces another, Back leaves both, and the page below stays.
  const isHandover = isOpen();
  const to = urlWith(readCurrentUrl(), { [dialogField]: name, ...changes });
  navigate(to, { replace: isHandover, isDialog: !isHandover || hasDialogBelow() });
}

/** For actions that need an account: after signing in, the page is as before. */
export const askToLogIn = (what: NeedsAccount): void => openDialog('login', { [stayField]: what });

/** Without parameters, so that it can be an event handler. */
const close = (): void => closeAnd(() => {});

function closeAnd(then: () => void): void {
  if (!isOpen()) return then();
  if (hasDialogBelow()) travelBack(1);
  else navigate(urlWith(readCurrentUrl(), { [dialogField]: null, [stayField]: null }), { replace: true });
  onceThere(then);
}

const isOpen = (): boolean => readCurrentUrl().query.has(dialogField);

/** True when we opened the dialog, so that the history entry below is the page without it. */
const hasDialogBelow = (): boolean => (history.state as { isDialog?: boolean } | null)?.isDialog === true;
