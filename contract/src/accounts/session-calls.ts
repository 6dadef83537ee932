import { declareCall } from '../declare-call';

/** One's sessions, the one in use first, then by when they were used last. */
export const listSessions = declareCall('/user/list/session', { who: 'signed-in' });

/** Ends one of one's own sessions; the one in use too. */
export const endOneSession = declareCall('/user/end/session', { who: 'signed-in' });

export const endSessions = declareCall('/user/end/sessions', { who: 'signed-in' });
