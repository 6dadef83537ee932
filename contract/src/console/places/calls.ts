import { declareConsoleCall } from '../declare-console-call';

const change = { permission: 'change words', proof: 'session' } as const;

export const listPlaceAdditions = declareConsoleCall('/console/list/place-additions', {
  permission: 'look',
});

export const addArea = declareConsoleCall('/console/add/area', change);
export const addPlaceAlias = declareConsoleCall('/console/add/place-alias', change);
export const undoPlace = declareConsoleCall('/console/undo/place', change);
