import { agentRules } from '@aaspaas/contract/registration/agent.rules';
import { businessRules } from '@aaspaas/contract/registration/flows';
import { newAgent } from '../steps/registration/agent-form';
import type { Asked } from '../steps/registration/fields';
import { newOwner } from '../steps/registration/shop-form';
import { agentFlow, bothFlow, serviceFlow, shopFlow } from '../steps/registration/flows';
import { expect, test } from '../steps/test';
import type { WalkStep } from '../steps/registration/walk-every-step';

/** Such files are refused as they are picked, in other words, and so never come to be complained about on Next. */
const refusedEarlier = [
  'Maximum 10 images allowed',
  'File N is not a valid image format',
  'Image N exceeds 5MB size limit',
];

type Rows = readonly (readonly [says: string | { readonly text: string }, ...rest: readonly unknown[]])[];
type Rules = Readonly<Record<string, Readonly<Record<string, Rows | undefined>>>>;

const owner = newOwner();
// A table of rules, read for its sentences only.
const walks = [
  [businessRules.shop, shopFlow(owner)],
  [businessRules.service, serviceFlow(owner)],
  [businessRules.both, bothFlow(owner)],
  [agentRules, agentFlow(newAgent())],
] as unknown as readonly (readonly [Rules, Readonly<Record<string, WalkStep>>])[];

const provokedBy = ({ needs, wrong }: Asked): readonly string[] => [
  needs,
  ...wrong.flatMap(({ says }) => says),
];

/** N, M and X stand for numbers. */
function isSaid(template: string, said: readonly string[]): boolean {
  const literal = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(^|: )${literal.replace(/\b[NMX]\b/g, '[\\d.]+')}$`);
  return said.some((sentence) => pattern.test(sentence));
}

test('the walks provoke every sentence of the rules', () => {
  const unheard = walks.flatMap(([rules, flow]) =>
    Object.entries(flow).flatMap(([name, { asked, kept }]) =>
      Object.entries(asked).flatMap(([field, each]) => {
        const said = [...provokedBy(each), kept?.says[field] ?? '', kept?.more?.says ?? ''];
        const sentences = (rules[name]?.[field] ?? []).map(([says]) =>
          typeof says === 'string' ? says : says.text,
        );
        return sentences
          .filter((sentence) => !isSaid(sentence, said))
          .map((sentence) => `${name}: ${sentence}`);
      }),
    ),
  );
  const expected = (name: string, sentences: readonly string[]) =>
    sentences.map((says) => `${name}: ${says}`);
  expect(unheard).toEqual([
    ...[1, 2, 3].flatMap(() => expected('branding', refusedEarlier)),
    ...expected('details', refusedEarlier.slice(0, 1)),
  ]);
});
