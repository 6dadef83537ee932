import { declareCall } from '../declare-call';

export const addCorrection = declareCall('/words/add/correction', { who: 'anyone' });
