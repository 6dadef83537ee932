import { businessTypes } from '@aaspaas/contract/registration/values';
import { clearDraft, loadWord, saveWord } from '../../drafts/draft-store';
import type { BusinessType } from './business-flow';

const key = 'businessType';

/** The kind of business that is being registered; null before it was chosen. */
export const loadBusinessType = (): BusinessType | null => loadWord(key, businessTypes);
export const saveBusinessType = (type: BusinessType): boolean => saveWord(key, type);
export const forgetBusinessType = (): void => clearDraft({ key, lasts: 'until-submitted' });
