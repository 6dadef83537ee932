import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/dialogs/Dialog';

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
