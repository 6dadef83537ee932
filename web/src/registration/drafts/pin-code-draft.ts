import { isPin } from '@aaspaas/contract/places/place';
import { type DraftForm, loadDraft, saveDraft } from './draft-store';

interface PinCode {
  readonly pinCode: string;
}

/** The PIN code of a business. It is no field of the steps' own drafts, whose names are fixed. */
export const pinCodeDraft: DraftForm<PinCode> = {
  key: 'businessPinCode',
  names: { pinCode: 'pin_code' },
  blank: { pinCode: '' },
  lasts: 'until-submitted',
};

export const loadPinCode = (): string => loadDraft(pinCodeDraft)?.pinCode ?? '';

export const savePinCode = (pinCode: string): boolean => saveDraft(pinCodeDraft, { pinCode });

/** Nobody has to give a PIN code, so an unfinished one is not sent. */
export function finishedPinCode(): string {
  const pinCode = loadPinCode();
  return isPin(pinCode) ? pinCode : '';
}
