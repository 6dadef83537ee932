import { loadBusinessType } from './business-type';
import { loadDraft } from './draft-store';
import type { BusinessItinerary } from './itineraries/business';
import { agentItinerary } from './itineraries/agent';
import type { Itinerary } from './itinerary';
import { findMissingDraft, findMissingPerson, laterAgentSteps, readKeptAgent } from './kept-agent';
import { laterSteps, neededStep, readKept } from './submit/kept-business';

interface Placed {
  readonly path: string;
  readonly place: number;
}

/** The places of the steps that are not among those which lack something. */
const without = (steps: readonly Placed[], open: readonly { readonly path: string }[]): readonly number[] =>
  steps.filter(({ path }) => !open.some((each) => each.path === path)).map(({ place }) => place);

/**
 * The places in the progress line of the steps whose drafts hold all that they ask for. `place` is where one stands:
 * the choice of who one is was made by opening the first step, and by no other.
 */
export const findDone = (itinerary: Itinerary, place: number): Promise<readonly number[]> =>
  isOfBusiness(itinerary) ? doneBusinessSteps(itinerary, place) : doneAgentSteps(place);

const isOfBusiness = (itinerary: Itinerary): itinerary is BusinessItinerary => 'type' in itinerary;

async function doneBusinessSteps(itinerary: BusinessItinerary, place: number): Promise<readonly number[]> {
  const { basics, operating, branding } = itinerary;
  if (loadBusinessType() !== itinerary.type) return [];
  const kept = await readKept(itinerary);
  const needed = neededStep(itinerary, kept);
  const open = [...laterSteps(itinerary, kept), ...(needed ? [needed] : [])];
  const isBegun = place === basics.place || loadDraft(basics.draft) !== null;
  return [...(isBegun ? [0] : []), ...without([basics, operating, branding], open)];
}

async function doneAgentSteps(place: number): Promise<readonly number[]> {
  const { personal, details, picture } = agentItinerary;
  const missing = findMissingPerson();
  const open = [...laterAgentSteps(await readKeptAgent()), ...(missing ? [missing] : [])];
  const isBegun = place === personal.place || findMissingDraft() === null;
  return [...(isBegun ? [0] : []), ...without([personal, details, picture], open)];
}
