import { listCorrections, settleCorrection } from '@aaspaas/contract/console/corrections/calls';
import type { CorrectionRecord } from '@aaspaas/contract/console/corrections/shapes';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import { route } from '../../http/route';
import type { Export, Filters } from '../export';
import { readPage } from '../paging';
import { oneAfterTheOther } from '../pieces';
import * as queries from './queries';

const readWanted = ({ language, state }: Filters): queries.Wanted => ({
  language: language || null,
  isDone: state === 'done',
});

export const consoleCorrectionRoutes = [
  route(listCorrections, async ({ db, body }) => {
    const wanted = readWanted({ language: body.language, state: body.state });
    const { rows, ...page } = await readPage(body.page, {
      count: () => queries.countCorrections(db, wanted),
      rows: (slice) => queries.listCorrections(db, wanted, slice),
    });
    return { result: true, ...page, rows: rows.map(presentCorrection) };
  }),

  route(settleCorrection, async ({ db, body, actor, clock }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const settled = await queries.setDone(tx, body.correction_id, body.done ? now : null);
      if (!settled) throw new Failure('taken', 'Somebody has done this already. Please load the page again.');
      const action = body.done ? 'correction done' : 'correction opened again';
      const about = { subject: 'correction', subjectId: body.correction_id } as const;
      const detail = { language: settled.language };
      await recordAuditEntry(tx, { actorId: actor.accountId, action, ...about, detail }, now);
    });
    return { result: true, message: body.done ? 'Done.' : 'It waits again.' };
  }),
];

const presentCorrection = ({ id, created_at, done_at, ...row }: queries.CorrectionRow): CorrectionRecord => ({
  ...row,
  correction_id: id,
  sent_at: created_at.toISOString(),
  is_done: done_at !== null,
});

export const correctionExport: Export = {
  name: 'corrections',
  subject: 'correction',
  columns: ['Number', 'Language', 'Page', 'Reads wrong', 'Should read', 'Sent', 'Done'],
  readPieces: (db, filters) =>
    oneAfterTheOther(
      (last, limit) => queries.correctionsBelow(db, readWanted(filters), last, limit),
      ({ id, language, path, wrong, better, created_at, done_at }) => [
        id,
        language,
        path,
        wrong,
        better,
        created_at,
        done_at,
      ],
    ),
};
