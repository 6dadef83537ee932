import { useRef, useState } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { readRole } from '@aaspaas/contract/roles/roles';
import { deleteAgent, deleteShop, deleteUser } from '@aaspaas/contract/accounts/delete-calls';
import { send } from '../../api/send';
import { messageOf, isOfKind, serverMessage } from '../../api/failure-messages';
import { useSignOutWithMessage } from './use-sign-out-with-message';

interface State {
  readonly isBusy: boolean;
  readonly error: string;
  readonly reason: string;
  /** The server requires the password, because the login is too long ago. */
  readonly wantsPassword: boolean;
}

const start: State = { isBusy: false, error: '', reason: '', wantsPassword: false };

export function useDeleteAccount(user: SessionUser) {
  const signOutWithMessage = useSignOutWithMessage();
  const [state, setState] = useState(start);
  const isBusy = useRef(false);
  const wasLost = useRef(false);
  const remove = async (password: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState((before) => ({ ...before, isBusy: true, error: '', reason: '' }));
    try {
      await removeAccount(user, password).catch((failure: unknown) => {
        if (!wasLost.current || !isOfKind(failure, 'missing', 'signed-out')) throw failure;
        // The account is gone: it was the reply to an earlier attempt that got lost.
      });
      await signOutWithMessage('Account deleted successfully!').catch(() => {});
    } catch (failure) {
      wasLost.current ||= isOfKind(failure, 'unreachable', 'timed-out');
      setState((before) => afterFailure(before, failure, password));
    }
    isBusy.current = false;
  };
  return { ...state, remove };
}

function afterFailure(before: State, failure: unknown, password: string): State {
  const asksPassword = isOfKind(failure, 'invalid', 'signed-out', 'not-yours', 'declined');
  if (failure instanceof UnknownRole) return { ...start, error: failure.message };
  if (asksPassword && !before.wantsPassword && password === '') {
    return { ...start, wantsPassword: true, error: serverMessage(failure) || 'Please enter your password.' };
  }
  const error = 'Failed to delete account. Please try again.';
  return { ...before, isBusy: false, error, reason: messageOf(failure, '') };
}

class UnknownRole extends Error {}

/** The role decides which call deletes the account, and by which id. */
function removeAccount({ role, u_id, sh_id }: SessionUser, password: string) {
  const proof = password === '' ? {} : { password };
  switch (readRole(role)) {
    case 'user':
    case 'admin':
      return send(deleteUser, { u_id, ...proof });
    case 'deliverystaff':
      return send(deleteAgent, { u_id, ...proof });
    case 'shop':
      return send(deleteShop, { ...(sh_id !== null && { sh_id }), ...proof });
    case null:
      throw new UnknownRole('Unable to delete account: Unknown user role');
  }
}
