import { loadBusinessType } from './flows/business-type';
import { loadDraft } from '../drafts/draft-store';
import type { BusinessFlow } from './flows/business-flow';
import { agentFlow } from './flows/agent-flow';
import type { Flow } from './flows/flow';
import {
  findMissingDraft,
  findMissingPerson,
  unfinishedAgentSteps,
  loadAgentDrafts,
} from '../drafts/agent-drafts';
import { unfinishedSteps, neededStep, loadBusinessDrafts } from '../drafts/business-drafts';

interface Placed {
  readonly path: string;
  readonly place: number;
}

/** The places of the steps that are not among the open ones. */
const without = (steps: readonly Placed[], open: readonly { readonly path: string }[]): readonly number[] =>
  steps.filter(({ path }) => !open.some((each) => each.path === path)).map(({ place }) => place);

/**
 * The places in the progress bar of the steps whose drafts are complete. `place` is the current step: opening the
 * first step means that the type was chosen, opening a later one does not.
 */
export const findDone = (flow: Flow, place: number): Promise<readonly number[]> =>
  isOfBusiness(flow) ? doneBusinessSteps(flow, place) : doneAgentSteps(place);

const isOfBusiness = (flow: Flow): flow is BusinessFlow => 'type' in flow;

async function doneBusinessSteps(flow: BusinessFlow, place: number): Promise<readonly number[]> {
  const { basics, operating, branding } = flow;
  if (loadBusinessType() !== flow.type) return [];
  const kept = await loadBusinessDrafts(flow);
  const needed = neededStep(flow, kept);
  const open = [...unfinishedSteps(flow, kept), ...(needed ? [needed] : [])];
  const isBegun = place === basics.place || loadDraft(basics.draft) !== null;
  return [...(isBegun ? [0] : []), ...without([basics, operating, branding], open)];
}

async function doneAgentSteps(place: number): Promise<readonly number[]> {
  const { personal, details, picture } = agentFlow;
  const missing = findMissingPerson();
  const open = [...unfinishedAgentSteps(await loadAgentDrafts()), ...(missing ? [missing] : [])];
  const isBegun = place === personal.place || findMissingDraft() === null;
  return [...(isBegun ? [0] : []), ...without([personal, details, picture], open)];
}
