import { Icon } from '../../ui/Icon';
import { contactLook } from '../../ui/ContactLinks';

export function EditButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={contactLook} onClick={onPress}>
      <Icon name="pencil" size={20} /> Edit
    </button>
  );
}
