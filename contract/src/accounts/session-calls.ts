import { declareCall } from '../declare-call';

/** The caller's sessions: the current one first, then by last use. */
export const listSessions = declareCall('/user/list/session', { who: 'signed-in' });

/** Ends one of the caller's own sessions, even the current one. */
export const endOneSession = declareCall('/user/end/session', { who: 'signed-in' });

export const endSessions = declareCall('/user/end/sessions', { who: 'signed-in' });
