import { complain, hasComplaint } from '@aaspaas/contract/rules/rule';
import { loadDraft } from './draft-store';
import { agentItinerary } from './itineraries/agent';
import type { Missing } from './MissingStep';

const { personal } = agentItinerary;
const missing: Missing = { name: personal.title, path: personal.path };

/** Who skipped the first step knows that it is missing, and is left alone until the end. */
export const findMissingDraft = (): Missing | null => (loadDraft(personal.draft) ? null : missing);

/** The last step cannot be sent without what the first one asks for. */
export function findMissingPerson(): Missing | null {
  const typed = loadDraft(personal.draft);
  return typed && !hasComplaint(complain(personal.rules, typed)) ? null : missing;
}
