import { fill, type ParamsOf } from '@aaspaas/contract/says';

/** A sentence as the page shows it. The template is always written out, so that a search for the sentence finds it. */
export const say = <const Text extends string>(template: Text, params: ParamsOf<Text>): string =>
  fill(template, params);
