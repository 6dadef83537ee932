import { declareConsoleCall } from '../declare-console-call';

const look = { permission: 'look' } as const;
const change = { permission: 'change words', proof: 'session' } as const;

export const listSearches = declareConsoleCall('/console/list/searches', look);
export const listConcepts = declareConsoleCall('/console/list/concepts', look);
export const listWordAdditions = declareConsoleCall('/console/list/word-additions', look);

export const addWord = declareConsoleCall('/console/add/word', change);
export const addAlias = declareConsoleCall('/console/add/alias', change);
export const addConcept = declareConsoleCall('/console/add/concept', change);
export const orderCategories = declareConsoleCall('/console/order/categories', change);
export const undoWord = declareConsoleCall('/console/undo/word', change);
