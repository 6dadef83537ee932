import * as paths from '@aaspaas/contract/paths';
import type { Basics, Operating } from '@aaspaas/contract/registration/values';
import { hasComplaint } from '@aaspaas/contract/rule-engine/rule';
import { complain } from '../../forms/complain';
import type { BrandingValues } from '../branding-values';
import { forgetBusinessType, loadBusinessType } from '../steps/flows/business-type';
import { clearDraft, loadDraft } from './draft-store';
import { type BusinessFlow, businessSteps } from '../steps/flows/business-flow';
import { businessPhotos, contactDraft, drafts, operatingAtFirst } from './business-draft-forms';
import type { Missing } from '../steps/MissingStep';
import { clearPhotos, loadPhotos } from './photo-store';
import { finishedPinCode, pinCodeDraft } from './pin-code-draft';
import { loadPin, type PinDraft, pinDraft } from './pin-draft';
import { forgetTickets } from '../submit/photo-tickets';
import { forgetSubmissionKey } from '../submit/submission-key';

/** What the earlier steps have saved. */
export interface BusinessDrafts {
  readonly basics: Basics;
  readonly operating: Operating;
  readonly branding: BrandingValues;
  readonly pin: PinDraft | null;
  /** '' if none was given. */
  readonly pinCode: string;
}

export const businessRegistration = 'business';

export async function loadBusinessDrafts({
  basics,
  operating,
  branding,
}: BusinessFlow): Promise<BusinessDrafts> {
  return {
    basics: loadDraft(basics.draft) ?? basics.draft.blank,
    operating: loadDraft(operating.draft) ?? operatingAtFirst,
    branding: {
      ...(loadDraft(branding.draft) ?? branding.draft.blank),
      images: await loadPhotos(businessPhotos),
    },
    pin: loadPin(),
    pinCode: finishedPinCode(),
  };
}

/** The first step without which a registration cannot be sent. */
export function neededStep(flow: BusinessFlow, { basics }: BusinessDrafts): Missing | null {
  if (!loadBusinessType()) return { name: businessSteps.type, path: paths.typeChoice };
  return hasComplaint(complain(flow.basics.rules, basics)) ? nameOf(flow.basics) : null;
}

/** Steps that may be finished later, in the profile. */
export function unfinishedSteps(flow: BusinessFlow, kept: BusinessDrafts): readonly Missing[] {
  const { operating, branding } = flow;
  return [
    ...(hasComplaint(complain(operating.rules, kept.operating)) ? [nameOf(operating)] : []),
    ...(hasComplaint(complain(branding.rules, kept.branding)) ? [nameOf(branding)] : []),
  ];
}

const nameOf = ({ title, path }: { title: string; path: string }): Missing => ({ name: title, path });

/** Removes everything that was saved for a registration, whichever type it was begun as. */
export function clearBusinessDrafts(): void {
  const forms = [drafts.shop, drafts.service, drafts.both].flatMap((steps) => Object.values(steps));
  for (const form of [...forms, contactDraft, pinDraft, pinCodeDraft]) clearDraft(form);
  forgetBusinessType();
  clearPhotos(businessPhotos);
  forgetTickets();
  forgetSubmissionKey(businessRegistration);
}
