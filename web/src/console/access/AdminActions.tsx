import { changeGrade, inviteAgain, removeAdmin, resetTwoStep } from '@aaspaas/contract/console/access/calls';
import { isGrade } from '@aaspaas/contract/console/access/rules/admin';
import type { AdminRecord } from '@aaspaas/contract/console/access/shapes';
import { useState } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import { useSettings } from '../../api/boot';
import { useSession } from '../../session/session';
import { ActionButton } from '../ActionButton';
import { ActionDialog } from '../ActionForm';
import { GiveLink } from './GiveLink';
import { gradeOptions } from './grade-options';

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
