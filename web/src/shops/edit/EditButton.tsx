import { Icon } from '../../ui/Icon';
import { Button } from '../../ui/Button';

export function EditButton({ onPress }: { onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      <Icon name="pencil" size={20} /> Edit
    </Button>
  );
}
