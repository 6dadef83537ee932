import { useState } from 'react';
import type { AnnouncementValues } from '@aaspaas/contract/console/announcements/rules/announcement';
import {
  addAnnouncement,
  changeAnnouncement,
  endAnnouncement,
  listAnnouncements,
} from '@aaspaas/contract/console/announcements/calls';
import { readIndianTime, writeIndianTime } from '@aaspaas/contract/console/indian-time';
import type { AnnouncementRecord } from '@aaspaas/contract/console/announcements/shapes';
import { weekMs } from '@aaspaas/contract/durations';
import { useNow } from '../../api/boot';
import { useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { AnnouncementLine } from '../../announcements/AnnouncementLine';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { ActionButton } from '../ActionButton';
import { usePageRead } from '../read-again';
import { sayTime } from '../say-time';
import { Shown } from '../Shown';
import { AnnouncementForm } from './AnnouncementForm';

export function AnnouncementsPage() {
  const reading = usePageRead(listAnnouncements);
  const url = useUrl();
  return (
    <ConsoleFrame title="Announcements" actions={<AddButton />}>
      <p className="text-ink-soft">
        A line on top of every page, for everybody, from one time until another. People can close it on their
        device. One is shown at a time: the one that began last.
      </p>
      <Shown reading={reading}>
        {({ announcements }) => (
          <ConsoleTable
            caption="Announcements"
            columns={columns}
            rows={announcements}
            keyOf={({ announcement_id }) => announcement_id}
            empty="There is no announcement yet."
            url={url}
          />
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const states = {
  shown: { tone: 'leaf', label: 'On every page now' },
  covered: { tone: 'marigold', label: 'Behind a newer one' },
  later: { tone: 'indigo', label: 'Comes later' },
  over: { tone: 'brick', label: 'Over' },
} as const;

const sayIndian = (typed: string): string => sayTime(readIndianTime(typed) ?? new Date(0));

const columns: readonly Column<AnnouncementRecord>[] = [
  {
    title: 'Announcement',
    breaks: 'anywhere',
    cell: (row) => <AnnouncementLine text={row.text} linkText={row.link_text} linkUrl={row.link_url} />,
  },
  {
    title: 'Status',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  { title: 'Begins', cell: ({ starts_at }) => sayIndian(starts_at) },
  { title: 'Ends', cell: ({ ends_at }) => sayIndian(ends_at) },
  { title: 'What to do', breaks: 'nowhere', cell: (row) => <Actions row={row} /> },
];

function Actions({ row }: { row: AnnouncementRecord }) {
  const isOver = row.state === 'over';
  return (
    <div className="flex flex-wrap gap-2">
      <ChangeButton row={row} />
      {!isOver && (
        <ActionButton
          call={endAnnouncement}
          body={{ announcement_id: row.announcement_id }}
          label={row.state === 'later' ? 'Take it away' : 'End now'}
          name={`End ‘${row.text}’`}
          size="small"
          confirm={{
            title: 'End this announcement?',
            text: `Nobody sees ‘${row.text}’ any more.`,
            verb: 'End it',
          }}
          done={({ message }) => message}
        />
      )}
    </div>
  );
}

function AddButton() {
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const initial = {
    text: '',
    link_text: '',
    link_url: '',
    starts_at: writeIndianTime(now),
    ends_at: writeIndianTime(new Date(now.getTime() + weekMs)),
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>New announcement</Button>
      <Dialog open={isOpen} title="New announcement" wide onClose={() => setOpen(false)}>
        <AnnouncementForm
          call={addAnnouncement}
          initial={initial}
          body={(values) => values}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function ChangeButton({ row }: { row: AnnouncementRecord }) {
  // The words as they were when the form was opened: the server compares them with what is there by then.
  const [before, setBefore] = useState<AnnouncementValues | null>(null);
  const { announcement_id } = row;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Change ‘${row.text}’`}
        onClick={() => setBefore(valuesOf(row))}
      >
        Change
      </Button>
      {before && (
        <Dialog open title="Change the announcement" wide onClose={() => setBefore(null)}>
          <AnnouncementForm
            call={changeAnnouncement}
            initial={before}
            body={(values) => ({ announcement_id, ...values, before })}
            onDone={() => setBefore(null)}
          />
        </Dialog>
      )}
    </>
  );
}

const valuesOf = ({
  text,
  link_text,
  link_url,
  starts_at,
  ends_at,
}: AnnouncementRecord): AnnouncementValues => ({
  text,
  link_text,
  link_url,
  starts_at,
  ends_at,
});
