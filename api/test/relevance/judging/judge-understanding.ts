import { searchWords } from '@aaspaas/contract/search-words';
import { categories } from '@aaspaas/contract/shops/categories';
import { understand } from '../../../src/search/understanding/understand';
import { type AskedSearch, readSet, setNames, showsMisses } from './asked-set';

/** How well one search was understood. */
interface Judged {
  readonly asked: AskedSearch;
  readonly isFirst: boolean;
  readonly isAmongThree: boolean;
  readonly heard: string;
}

export function judge(asked: AskedSearch): Judged {
  const { concepts, categories: weights } = understand(searchWords(asked.text));
  const ids = [...weights.keys()];
  const among = (most: number) =>
    asked.categoryIds.length === 0
      ? ids.length === 0
      : ids.slice(0, most).some((id) => asked.categoryIds.includes(id));
  const heard = concepts.slice(0, 4).map(({ id, weight, from }) => `${id} ${weight.toFixed(2)} ${from}`);
  return { asked, isFirst: among(1), isAmongThree: among(3), heard: `${heard.join(', ')} → ${named(ids)}` };
}

const named = (ids: readonly number[]): string =>
  ids
    .slice(0, 3)
    .map((id) => categories.find((one) => one.id === id)?.name ?? id)
    .join(', ');

/** The lines of a report: each kind of search, all together, and what was missed. */
export function reportUnderstanding(names: readonly string[] = setNames()): string[] {
  return names.flatMap((name) => {
    const judged = readSet(name).map(judge);
    const kinds = [...new Set(judged.map(({ asked }) => asked.kind))];
    return [
      `Set '${name}', ${judged.length} searches. First and among three categories, by kind:`,
      ...kinds.map(
        (kind) => `  ${kind.padEnd(12)}${shares(judged.filter(({ asked }) => asked.kind === kind))}`,
      ),
      `  ${'all'.padEnd(12)}${shares(judged)}`,
      ...(showsMisses(name) ? judged.filter(({ isFirst }) => !isFirst).map(missOf) : []),
    ];
  });
}

const shares = (judged: readonly Judged[]): string =>
  [judged.filter(({ isFirst }) => isFirst), judged.filter(({ isAmongThree }) => isAmongThree)]
    .map((some) =>
      `${(some.length / judged.length).toFixed(2)} (${some.length} of ${judged.length})`.padEnd(20),
    )
    .join('');

const missOf = ({ asked, isAmongThree, heard }: Judged): string =>
  `  ${isAmongThree ? 'second' : 'missed'}  ${asked.kind}  ${asked.text}  [wanted: ${named(asked.categoryIds) || 'nothing'}]  ${heard}`;
