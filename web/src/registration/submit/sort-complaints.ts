import type { Contact } from '@aaspaas/contract/registration/values';
import type { Complaints } from '@aaspaas/contract/rule-engine/rule';
import type { BusinessFlow } from '../steps/flows/business-flow';

/** A message about a field of an earlier step. */
export interface Complaint {
  readonly step: string;
  readonly path: string;
  readonly says: string;
}

/** What the server says about single fields, split into those of this step and those of earlier steps. */
export function sortComplaints(
  { basics, operating, branding, contact }: BusinessFlow,
  fields: Readonly<Record<string, string>>,
): { own: Complaints<Contact>; earlier: readonly Complaint[] } {
  const entries = Object.entries(fields);
  const isOwn = (field: string) => Object.hasOwn(contact.draft.blank, field);
  const earlier = entries.filter(([field]) => !isOwn(field));
  const stepOf = (field: string) =>
    [operating, branding].find(({ draft }) => Object.hasOwn(draft.blank, field)) ?? basics;
  return {
    own: Object.fromEntries(entries.filter(([field]) => isOwn(field))),
    earlier: earlier.map(([field, says]) => {
      const { title, path } = stepOf(field);
      return { step: title, path, says };
    }),
  };
}
