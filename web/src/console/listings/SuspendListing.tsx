import { suspendListing } from '@aaspaas/contract/console/listings/calls';
import { listingReasonRules } from '@aaspaas/contract/console/listings/rules/reason';
import { ActionDialog } from '../ActionForm';
import { reasonField, suspendReasons } from './fields';

interface SuspendListingProps {
  readonly id: number;
  readonly name: string;
  readonly size?: 'small' | 'medium';
}

export const SuspendListing = ({ id, name, size = 'medium' }: SuspendListingProps) => (
  <ActionDialog
    button="Suspend"
    name={`Suspend ${name}`}
    title={`Suspend ${name}`}
    size={size}
    call={suspendListing}
    fields={[{ ...reasonField, help: 'The owner reads this.', presets: suspendReasons }]}
    rules={listingReasonRules}
    body={({ reason = '' }) => ({ sh_id: id, reason })}
    label="Suspend it"
    tone="danger"
    done="Suspended. Customers no longer find it."
  >
    <p>Customers stop seeing it at once. Nothing is deleted. The owner gets a mail with your reason.</p>
  </ActionDialog>
);
