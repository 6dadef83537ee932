import { useState } from 'react';
import { grades } from '@aaspaas/contract/roles/grades';
import type { ReplyOf } from '@aaspaas/contract/call';
import { changeGrade, inviteAgain, removeAdmin, resetTwoStep } from '@aaspaas/contract/console/access/calls';
import { gradeWords } from '@aaspaas/contract/console/access/grade-words';
import { isGrade } from '@aaspaas/contract/console/access/rules/admin';
import type { AdminRecord } from '@aaspaas/contract/console/access/shapes';
import { useSettings } from '../../api/boot';
import { useSession } from '../../session/session';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ActionButton } from '../ActionButton';
import { ActionDialog } from '../ActionForm';

interface RowProps {
  readonly row: AdminRecord;
}

/** What a chief may do with another admin. */
export function AdminActions({ row }: RowProps) {
  const { user } = useSession();
  if (user?.id === row.id) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {row.is_invited && <InviteAgain row={row} />}
      <ChangeGrade row={row} />
      {row.has_second_factor && <ResetSecondStep row={row} />}
      <Remove row={row} />
    </div>
  );
}

function InviteAgain({ row: { id, name } }: RowProps) {
  const [given, setGiven] = useState<ReplyOf<typeof inviteAgain> | null>(null);
  const verb = useSettings().hasMailServer ? 'Send' : 'Make';
  return (
    <>
      <ActionButton
        call={inviteAgain}
        body={{ id }}
        label={`${verb} a new link`}
        name={`${verb} a new link for ${name}`}
        size="small"
        confirm={{
          title: `${verb} a new link for ${name}?`,
          text: 'The link before stops working.',
          verb: `${verb} it`,
        }}
        done={({ message }) => message}
        then={setGiven}
      />
      <GiveLink given={given} onClose={() => setGiven(null)} />
    </>
  );
}

const ChangeGrade = ({ row: { id, name, grade } }: RowProps) => (
  <ActionDialog
    button="Change grade"
    name={`Change grade of ${name}`}
    size="small"
    title={`Grade of ${name}`}
    call={changeGrade}
    fields={[{ name: 'grade', label: 'Grade', kind: 'choice', options: gradeOptions }]}
    initial={{ grade }}
    body={({ grade: chosen = '' }) => ({ id, grade: isGrade(chosen) ? chosen : grade })}
    label="Change the grade"
    done={({ message }) => message}
  >
    <p>{name} is logged out everywhere and told by mail.</p>
  </ActionDialog>
);

const ResetSecondStep = ({ row: { id, name } }: RowProps) => (
  <ActionButton
    call={resetTwoStep}
    body={{ id }}
    label="Reset second step"
    name={`Reset second step of ${name}`}
    size="small"
    confirm={{
      title: `Reset the second step of ${name}?`,
      text: `Do this only when ${name} has asked you in person or by phone. All sessions of ${name} end, and ${name} and every chief get a mail.`,
      verb: 'Reset it',
    }}
    done={({ message }) => message}
  />
);

const Remove = ({ row: { id, name, grade } }: RowProps) => (
  <ActionButton
    call={removeAdmin}
    body={{ id }}
    label="Remove"
    name={`Remove ${name}`}
    tone="danger"
    size="small"
    confirm={{
      title: `Remove ${name}?`,
      text: `The account of ${name} (${grade}) is deleted, and ${name} is told by mail. What ${name} has done stays in the audit.`,
      verb: 'Remove',
    }}
    done={({ message }) => message}
  />
);

interface GiveLinkProps {
  readonly given: { readonly message: string; readonly link: string | null } | null;
  onClose(): void;
}

/** Without a mail server the admin hands the link over. */
export const GiveLink = ({ given, onClose }: GiveLinkProps) => (
  <Dialog open={given?.link != null} title="Give them this link" onClose={onClose}>
    <div className="grid justify-items-start gap-4">
      <p>{given?.message} It is not shown again.</p>
      <p className="rounded-md bg-leaf-soft p-3 wrap-anywhere">
        <code>{given?.link}</code>
      </p>
      <CopyButton text={given?.link ?? ''} label="Copy the link" />
    </div>
  </Dialog>
);

export const gradeOptions = grades.map((grade) => ({
  value: grade,
  label: `${grade}: ${gradeWords[grade]}`,
}));
