import type { Db } from '../../../src/db/open';
import { type Ask, judgeNames, judgeNear, judgeStay, readListed, sharesOf } from './judge';

/** The lines of a report on the sets of this folder; what is missed of the halves that may be mended is named. */
export async function reportWhereabouts(
  ask: (request: Parameters<Ask>[0], turn: number) => ReturnType<Ask>,
  db: Db,
): Promise<string[]> {
  let turn = 0;
  const asked: Ask = (request) => ask(request, turn++);
  const listed = await readListed(db);
  const judged = [
    ...(await judgeNames(asked)),
    ...(await judgeStay(asked, listed)),
    ...(await judgeNear(asked, listed)),
  ];
  return [
    'Names, filter words and what is near, of the demo data:',
    ...[...sharesOf(judged)].map(([group, { right, of }]) => `  ${group.padEnd(24)}${right} of ${of}`),
    ...judged
      .filter(({ half, isRight }) => half === 'mended' && !isRight)
      .map(({ kind, said }) => `  missed  ${kind}  ${said}`),
  ];
}
