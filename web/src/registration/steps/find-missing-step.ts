import * as paths from '@aaspaas/contract/paths';
import { loadBusinessType } from './flows/business-type';
import { loadDraft } from '../drafts/draft-store';
import { businessSteps } from './flows/business-flow';
import { flowOf } from './flows/flow-of-type';
import type { Missing } from './MissingStep';

/** Looks at the first two steps of a business registration, which the later steps need; null if both were begun. */
export function findMissingStep(): Missing | null {
  const type = loadBusinessType();
  if (!type) return { name: businessSteps.type, path: paths.typeChoice };
  const { basics } = flowOf(type);
  return loadDraft(basics.draft) ? null : { name: businessSteps.basics, path: basics.path };
}
