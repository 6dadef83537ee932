import { businessTypes } from '@aaspaas/contract/registration/values';
import { clearDraft, loadWord, saveWord } from './draft-store';
import { bothItinerary } from './itineraries/both';
import type { BusinessItinerary, BusinessType } from './itineraries/business';
import { serviceItinerary } from './itineraries/service';
import { shopItinerary } from './itineraries/shop';

const key = 'businessType';

/** What kind of business is being registered; null before it was chosen. */
export const loadBusinessType = (): BusinessType | null => loadWord(key, businessTypes);
export const saveBusinessType = (type: BusinessType): boolean => saveWord(key, type);
export const forgetBusinessType = (): void => clearDraft({ key, lasts: 'until-submitted' });

const itineraries: Readonly<Record<BusinessType, BusinessItinerary>> = {
  'product-seller': shopItinerary,
  'service-provider': serviceItinerary,
  both: bothItinerary,
};

export const itineraryOf = (type: BusinessType): BusinessItinerary => itineraries[type];

/** The first pages of a registration belong to one type each; the later ones are shared. */
export function itineraryOfPath(path: string): BusinessItinerary | null {
  const wanted = path.toLowerCase().replace(/\/$/, '');
  // The service registration is entered by a second address.
  const page = wanted === '/serviceregistration' ? serviceItinerary.basics.path.toLowerCase() : wanted;
  const owns = ({ basics, operating }: BusinessItinerary) =>
    [basics.path, operating.path].some((each) => each.toLowerCase() === page);
  return Object.values(itineraries).find(owns) ?? null;
}
