import { agentRules } from '@aaspaas/contract/registration/rules/agent';
import { businessRules } from '@aaspaas/contract/registration/rules/business';
import { newAgent } from '../steps/registration/agent-form';
import type { FormField } from '../steps/registration/fields';
import { agentFlow, bothFlow, serviceFlow, shopFlow } from '../steps/registration/flows';
import { newOwner } from '../steps/registration/shop-form';
import type { WalkStep } from '../steps/registration/walk-every-step';
import { expect, test } from '../steps/test';

/** Such files are rejected with another message as they are picked, so that Next never finds them. */
const rejectedEarlier = [
  'Maximum 10 images allowed',
  'File N is not a valid image format',
  'Image N exceeds 5MB size limit',
];

/** 'Other' stands behind 'View more'; the tests of that field provoke it. */
const ofOther = ['Please say in 2 to 40 characters what you do'];
/** The field takes no more letters than that; the server refuses them. */
const ofLongPlaces = ['Location must not exceed 100 characters'];

type Rows = readonly (readonly [message: string | { readonly text: string }, ...rest: readonly unknown[]])[];
type Rules = Readonly<Record<string, Readonly<Record<string, Rows | undefined>>>>;

const owner = newOwner();
// Only the messages of the rules are read, whatever the type of the values.
const walks = [
  [businessRules.shop, shopFlow(owner)],
  [businessRules.service, serviceFlow(owner)],
  [businessRules.both, bothFlow(owner)],
  [agentRules, agentFlow(newAgent())],
] as unknown as readonly (readonly [Rules, Readonly<Record<string, WalkStep>>])[];

const messagesOf = ({ requiredMessage, wrongAnswers }: FormField): readonly string[] => [
  requiredMessage,
  ...wrongAnswers.flatMap(({ messages }) => messages),
];

/** In a rule's message N, M and X stand for numbers. */
function isShown(template: string, shown: readonly string[]): boolean {
  const literal = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(^|: )${literal.replace(/\b[NMX]\b/g, '[\\d.]+')}$`);
  return shown.some((sentence) => pattern.test(sentence));
}

test('the walks provoke every sentence of the rules', () => {
  const missing = walks.flatMap(([rules, flow]) =>
    Object.entries(flow).flatMap(([name, { fields, badDraft }]) => {
      // Every field that has rules is filled in by the walk.
      expect(Object.keys(fields), name).toEqual(
        expect.arrayContaining(Object.keys(rules[name] ?? { [name]: [] })),
      );
      return Object.entries(fields).flatMap(([field, each]) => {
        const shown = [...messagesOf(each), badDraft?.messages[field] ?? '', badDraft?.more?.message ?? ''];
        const sentences = (rules[name]?.[field] ?? []).map(([message]) =>
          typeof message === 'string' ? message : message.text,
        );
        return sentences
          .filter((sentence) => !isShown(sentence, shown))
          .map((sentence) => `${name}: ${sentence}`);
      });
    }),
  );
  const expected = (name: string, sentences: readonly string[]) =>
    sentences.map((message) => `${name}: ${message}`);
  expect(missing).toEqual([
    ...[1, 2, 3].flatMap(() => [...expected('basics', ofOther), ...expected('branding', rejectedEarlier)]),
    ...expected('personal', ofLongPlaces),
    ...expected('details', rejectedEarlier.slice(0, 1)),
  ]);
});
