import type { Position } from '@aaspaas/contract/places/distance';
import { clearDraft, type DraftForm, loadDraft, saveDraft } from './draft-store';

/** Where a business is on the map. It is forgotten with the tab, because it may be the owner's home. */
export const pinDraft: DraftForm<Position> = {
  key: 'businessPin',
  names: { latitude: 'latitude', longitude: 'longitude' },
  blank: { latitude: 0, longitude: 0 },
  lasts: 'visit',
};

export const loadPin = (): Position | null => loadDraft(pinDraft);

export function savePin(pin: Position | null): void {
  if (pin) saveDraft(pinDraft, pin);
  else clearDraft(pinDraft);
}
