import {
  type CorrectionRecord,
  listCorrections,
  settleCorrection,
} from '@aaspaas/contract/console/corrections/calls';
import { english, languageOf, languages, pathIn } from '@aaspaas/contract/languages';
import { useUrl } from '../../current-url/url';
import { say } from '../../say';
import { ActionButton } from '../ActionButton';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { ExportLink } from '../ExportLink';
import { FilterChoice, FilterForm } from '../Filters';
import { usePageRead } from '../read-again';
import { sayTime } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';

/** What visitors say reads wrong in their language. */
export function CorrectionsPage() {
  const url = useUrl();
  const reading = usePageRead(listCorrections);
  const mayChange = useMay('change words');
  const isDone = url.query.get('state') === 'done';
  return (
    <ConsoleFrame title="Corrections" actions={<ExportLink name="corrections" url={url} />}>
      <p className="max-w-prose text-ink-soft">
        Words that visitors say read wrong in their language, and how they should read. Give the file to
        somebody who speaks it; what is right goes into words/hi.json and its like. Nobody is told who sent
        it, and it goes after a year.
      </p>
      <FilterForm url={url}>
        <FilterChoice name="language" label="Language" any="Every language" options={choices} />
        <FilterChoice
          name="state"
          label="Corrections"
          any="Waiting"
          options={[{ value: 'done', label: 'Done' }]}
        />
      </FilterForm>
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            <ConsoleTable
              caption="Corrections"
              columns={mayChange ? [...columns, actions] : columns}
              rows={rows}
              keyOf={({ correction_id }) => correction_id}
              empty={isDone ? 'No correction is done yet.' : 'No correction waits.'}
              url={url}
            />
            <Pager url={url} page={page} pages={pages} count={count} noun={['correction', 'corrections']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = (code: string): string => englishNames.of(code) ?? code;

const choices = languages
  .filter((language) => language !== english)
  .map(({ code }) => ({ value: code, label: nameOf(code) }));

const columns: readonly Column<CorrectionRecord>[] = [
  { title: 'Language', cell: ({ language }) => nameOf(language) },
  { title: 'Page', breaks: 'anywhere', cell: (row) => <PageLink row={row} /> },
  { title: 'Reads wrong', breaks: 'anywhere', cell: ({ language, wrong }) => <p lang={language}>{wrong}</p> },
  {
    title: 'Should read',
    breaks: 'anywhere',
    cell: ({ language, better }) => (
      <p lang={language}>
        <strong>{better}</strong>
      </p>
    ),
  },
  { title: 'Sent', breaks: 'nowhere', cell: ({ sent_at }) => sayTime(new Date(sent_at)) },
];

/** The page as its reader saw it. */
function PageLink({ row: { language, path } }: { row: CorrectionRecord }) {
  return (
    <a href={pathIn(languageOf(language) ?? english, path)} target="_blank" rel="noopener">
      {path}
    </a>
  );
}

const actions: Column<CorrectionRecord> = {
  title: 'What to do',
  cell: ({ correction_id, is_done, wrong }) => (
    <ActionButton
      call={settleCorrection}
      body={{ correction_id, done: !is_done }}
      label={is_done ? 'Not done' : 'Done'}
      name={say(is_done ? '‘{words}’ is not done' : '‘{words}’ is done', { words: wrong })}
      size="small"
      done={is_done ? 'It waits again.' : 'Done. You find it under ‘Done’.'}
    />
  ),
};
