import { agentRules } from '@aaspaas/contract/registration/rules/agent';
import { hasComplaint } from '@aaspaas/contract/rule-engine/rule';
import { complain } from '../../forms/complain';
import { clearAgentPhotos, withLicences, withProfilePhoto } from './agent-photos';
import type { AgentDetailsValues, AgentPhotoValues } from '../agent-values';
import { clearDraft, type DraftForm, loadDraft } from './draft-store';
import { agentFlow } from '../steps/flows/agent-flow';
import type { Missing } from '../steps/MissingStep';
import type { AgentPersonal } from '@aaspaas/contract/registration/values';

const { personal, details, picture, contact } = agentFlow;

/** What the steps before the last one have saved. */
export interface AgentDrafts {
  readonly personal: AgentPersonal;
  readonly details: AgentDetailsValues;
  readonly picture: AgentPhotoValues['picture'];
}

export async function loadAgentDrafts(): Promise<AgentDrafts> {
  return {
    personal: draftOf(personal.draft),
    details: await withLicences(draftOf(details.draft)),
    picture: (await withProfilePhoto(draftOf(picture.draft))).picture,
  };
}

/** Steps that may be finished in the profile. */
export function unfinishedAgentSteps(kept: AgentDrafts): readonly Missing[] {
  const isOpen = {
    details: hasComplaint(complain(agentRules.details, kept.details)),
    picture: hasComplaint(complain(agentRules.picture, kept)) || Boolean(kept.picture?.isLeftOut),
  };
  return [...(isOpen.details ? [details] : []), ...(isOpen.picture ? [picture] : [])].map(nameOf);
}

/**
 * Null also if the first step was skipped, because skipping saves a draft: the person knows that the step is missing,
 * and is told only at the end.
 */
export const findMissingDraft = (): Missing | null => (loadDraft(personal.draft) ? null : nameOf(personal));

/** The last step cannot be sent without the fields of the first one. */
export const findMissingPerson = (): Missing | null =>
  hasComplaint(complain(personal.rules, draftOf(personal.draft))) ? nameOf(personal) : null;

export function clearAgentDrafts(): void {
  for (const { draft } of [personal, details, contact]) clearDraft(draft);
  clearAgentPhotos();
}

const nameOf = ({ title, path }: { title: string; path: string }): Missing => ({ name: title, path });

const draftOf = <Values extends object>(draft: DraftForm<Values>): Values => loadDraft(draft) ?? draft.blank;
