import { type ComponentType, useId, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import type { AskForProof } from '../../api/with-proof';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FieldError } from '../../forms/fields/Field';
import { Progress } from '../../ui/Progress';
import { Tabs } from '../../ui/Tabs';
import { BasicTab } from './BasicTab';
import { ContactTab } from './ContactTab';
import { type EditTab, editTabs, tabsWithErrors } from './edit-tabs';
import { GalleryTab } from './GalleryTab';
import { PlaceTab } from './PlaceTab';
import { type ShopEditing, type TabProps, useEditShop } from './use-edit-shop';

interface EditShopDialogProps {
  readonly shop: ShopRecord;
  readonly firstTab?: EditTab;
  readonly prove?: AskForProof;
  /** Called when something on the server has changed. */
  onChanged(): void;
  onClose(): void;
}

/** The dialog in which an owner edits the listing. */
export function EditShopDialog(props: EditShopDialogProps) {
  const { shop, firstTab = 'basic', prove, onChanged, onClose } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const onSaved = () => {
    onChanged();
    onClose();
  };
  const editing = useEditShop({ shop, firstTab, onSaved, onDeleted: onChanged, prove });
  const close = () => (editing.isChanged ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      wide
      title="Edit shop"
      onClose={close}
      actions={<Actions editing={editing} formId={formId} onClose={close} />}
    >
      {editing.isRestored && <p className="pb-2 text-ink-soft">Your unsaved changes are still here.</p>}
      <form id={formId} noValidate onSubmit={editing.onSubmit} className="min-h-[60dvh]">
        <EditTabs shop={shop} editing={editing} />
      </form>
      <ConfirmDialog
        open={isAsking}
        danger
        title="Discard your changes?"
        confirm="Discard changes"
        cancel="Keep editing"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          editing.forget();
          onClose();
        }}
      >
        What you have changed is not saved yet.
      </ConfirmDialog>
    </Dialog>
  );
}

const panels: Readonly<Record<EditTab, ComponentType<TabProps>>> = {
  basic: BasicTab,
  place: PlaceTab,
  gallery: GalleryTab,
  contact: ContactTab,
};

/**
 * A panel stays mounted once it was open, so that nothing half typed is lost. The map is not loaded before its tab
 * is opened.
 */
function EditTabs(props: TabProps) {
  const { form, tab, setTab } = props.editing;
  const [opened, setOpened] = useState<ReadonlySet<EditTab>>(new Set());
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  const wrong = tabsWithErrors(form.errors);
  return (
    <Tabs
      label="Parts of the shop"
      wraps
      tabs={editTabs.map((each) => ({ ...each, hasErrors: wrong.includes(each.id) }))}
      selected={tab}
      onSelect={setTab}
    >
      {editTabs.map(({ id }) => {
        const Panel = panels[id];
        return (
          opened.has(id) && (
            <div key={id} hidden={id !== tab}>
              <Panel {...props} />
            </div>
          )
        );
      })}
    </Tabs>
  );
}

interface ActionsProps {
  readonly editing: ShopEditing;
  readonly formId: string;
  onClose(): void;
}

function Actions({ editing, formId, onClose }: ActionsProps) {
  const { form, error, shares, photos, onForce } = editing;
  const sent = shares?.reduce((sum, share) => sum + share, 0) ?? 0;
  return (
    <>
      {error && (
        <div role="alert" className="grid w-full justify-items-start gap-2">
          <FieldError>{error.says}</FieldError>
          {error.isStale && (
            <Button variant="secondary" onClick={onForce}>
              Save mine anyway
            </Button>
          )}
        </div>
      )}
      {shares && photos.length > 0 && (
        <div className="w-full">
          <Progress label="Sending the photos" share={sent / photos.length} />
        </div>
      )}
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={form.busy} busyText="Saving...">
        Save changes
      </Button>
    </>
  );
}
