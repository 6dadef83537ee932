import { Icon } from '../../ui/Icon';
import { contactClasses } from '../../ui/ContactLinks';

export function EditButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={contactClasses} onClick={onPress}>
      <Icon name="pencil" size={20} /> Edit
    </button>
  );
}
