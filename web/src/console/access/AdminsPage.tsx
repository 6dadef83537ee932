import { useState } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import { inviteAdmin, listAdmins } from '@aaspaas/contract/console/access/calls';
import { invitationRules } from '@aaspaas/contract/console/access/rules/admin';
import { gradeWords } from '@aaspaas/contract/console/access/grade-words';
import type { AdminRecord } from '@aaspaas/contract/console/access/shapes';
import { grades } from '@aaspaas/contract/roles/grades';
import { useSettings } from '../../api/boot';
import { useUrl } from '../../current-url/url';
import { useSession } from '../../session/session';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { ActionDialog } from '../ActionForm';
import { Email } from '../Facts';
import { usePageRead } from '../read-again';
import { sayDate, sayTime } from '../say-time';
import { Shown } from '../Shown';
import { AdminActions, GiveLink, gradeOptions } from './AdminActions';

/** Who else may work here, and with which grade. */
export function AdminsPage() {
  const url = useUrl();
  const reading = usePageRead(listAdmins);
  return (
    <ConsoleFrame title="Admins" actions={<Invite />}>
      <Shown reading={reading}>
        {({ rows }) => (
          <ConsoleTable
            caption="Admins"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            empty="There is no admin."
            url={url}
          />
        )}
      </Shown>
      <section aria-labelledby="grades" className="card grid gap-2 p-4">
        <h2 id="grades" className="text-lg">
          What the grades may do
        </h2>
        <ul className="grid gap-1">
          {grades.map((grade) => (
            <li key={grade}>
              <strong>{grade}</strong>: {gradeWords[grade]}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">One chief always stays, and nobody changes their own grade.</p>
      </section>
    </ConsoleFrame>
  );
}

function Invite() {
  const [given, setGiven] = useState<ReplyOf<typeof inviteAdmin> | null>(null);
  return (
    <>
      <InviteForm then={setGiven} />
      <GiveLink given={given} onClose={() => setGiven(null)} />
    </>
  );
}

interface InviteFormProps {
  then(reply: ReplyOf<typeof inviteAdmin>): void;
}

function InviteForm({ then }: InviteFormProps) {
  const { hasMailServer } = useSettings();
  return (
    <ActionDialog
      button="Invite an admin"
      buttonTone="primary"
      title="Invite an admin"
      call={inviteAdmin}
      fields={[
        { name: 'name', label: 'Name' },
        {
          name: 'email',
          label: 'Email address',
          inputMode: 'email',
          help: 'Not one that has an account here already.',
        },
        { name: 'grade', label: 'Grade', kind: 'choice', options: gradeOptions },
      ]}
      initial={{ grade: 'viewer' }}
      rules={invitationRules}
      body={({ name = '', email = '', grade = '' }) => ({ name, email, grade })}
      label={hasMailServer ? 'Send the invitation' : 'Make the invitation'}
      done={({ message }) => message}
      then={then}
    >
      <p>
        {hasMailServer
          ? 'They get a mail with a link, choose a password and set up their second step.'
          : 'There is no mail server: you get a link to give them. With it they choose a password, and then set up their second step.'}
      </p>
    </ActionDialog>
  );
}

const columns: readonly Column<AdminRecord>[] = [
  { title: 'Who', cell: (row) => <Who row={row} /> },
  { title: 'Grade', breaks: 'nowhere', cell: ({ grade }) => grade },
  {
    title: 'Second step',
    breaks: 'nowhere',
    cell: ({ has_second_factor }) => (has_second_factor ? 'On' : 'Not yet'),
  },
  { title: 'Last here', cell: (row) => lastHere(row) },
  { title: 'What to do', cell: (row) => <AdminActions row={row} /> },
];

function Who({ row: { id, name, email } }: { row: AdminRecord }) {
  const { user } = useSession();
  return (
    <span className="block wrap-anywhere lg:min-w-52">
      <strong>{name}</strong>
      {user?.id === id && ' (you)'}
      <br />
      <Email email={email} />
    </span>
  );
}

function lastHere({ is_invited, since, seen_at }: AdminRecord): string {
  if (is_invited) return `Invited ${sayDate(new Date(since))}, no password yet`;
  return seen_at ? sayTime(new Date(seen_at)) : 'Not logged in now';
}
