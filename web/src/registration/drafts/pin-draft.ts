import type { Position } from '@aaspaas/contract/places/distance';
import { clearDraft, type DraftForm, loadDraft, saveDraft } from './draft-store';

export interface PinDraft extends Position {
  /** The PIN code for which the owner has said that the pin is right, though it is far from it. */
  readonly sureFor: string;
}

/** Where a business is on the map. It is forgotten with the tab, because it may be the owner's home. */
export const pinDraft: DraftForm<PinDraft> = {
  key: 'businessPin',
  names: { latitude: 'latitude', longitude: 'longitude', sureFor: 'sure_for' },
  blank: { latitude: 0, longitude: 0, sureFor: '' },
  lasts: 'visit',
};

export const loadPin = (): PinDraft | null => loadDraft(pinDraft);

export function savePin(pin: PinDraft | null): void {
  if (pin) saveDraft(pinDraft, pin);
  else clearDraft(pinDraft);
}
