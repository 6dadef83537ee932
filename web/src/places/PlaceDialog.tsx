import { useUrlDialog } from '../navigation/use-url-dialog';
import { Dialog } from '../ui/Dialog';
import { useChosenPlace } from './chosen-place';
import { PlacePicker } from './PlacePicker';

/** The place picker over any page. */
export function PlaceDialog() {
  const { close } = useUrlDialog();
  const { choose } = useChosenPlace();
  return (
    <Dialog open title="Where are you?" onClose={() => close()}>
      <PlacePicker onChoose={(place) => close(() => choose(place))} />
    </Dialog>
  );
}
