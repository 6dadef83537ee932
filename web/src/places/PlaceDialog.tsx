import { useUrlDialog } from '../current-url/use-url-dialog';
import { Dialog } from '../ui/dialogs/Dialog';
import { useChosenPlace } from './chosen-place';
import { PlacePicker } from './PlacePicker';

/** The place picker over any page. */
export function PlaceDialog() {
  const { close, closeAnd } = useUrlDialog();
  const { choose } = useChosenPlace();
  return (
    <Dialog open title="Where should we look?" onClose={close}>
      <PlacePicker onChoose={(place) => closeAnd(() => choose(place))} />
    </Dialog>
  );
}
