import { declareCall } from '../declare-call';

export const listSessions = declareCall('/user/list/session', { who: 'signed-in' });

export const endOneSession = declareCall('/user/end/session', { who: 'signed-in' });

export const endSessions = declareCall('/user/end/sessions', { who: 'signed-in' });
