import { useState } from 'react';
import { ToggleChip, Chip } from '../../../ui/Chip';
import { ChoiceGroup } from '../../../forms/fields/ChoiceGroup';
import { MoreList } from '../../../ui/MoreList';
import { MultiChoice } from '../../../forms/fields/MultiChoice';
import { StarInput } from '../../../forms/fields/StarInput';
import { TagInput } from '../../../forms/fields/TagInput';
import { Row, Section } from './Section';
import { Icon } from '../../../ui/Icon';

const roles = [
  { value: 'shop', label: 'Shop', text: 'I sell things', icon: <Icon name="building-store" /> },
  { value: 'service', label: 'Service', text: 'I repair or help', icon: <Icon name="tool" /> },
  { value: 'agent', label: 'Delivery', text: 'I bring things', icon: <Icon name="moped" /> },
] as const;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({ value: day, label: day }));
const sweets = ['Laddu', 'Jalebi', 'Barfi', 'Peda', 'Halwa', 'Rasgulla'];

export function ChoiceGallery() {
  const [role, setRole] = useState<(typeof roles)[number]['value']>('shop');
  const [open, setOpen] = useState(['Mon', 'Tue']);
  const [tags, setTags] = useState(['Home delivery', 'Repairs']);
  const [stars, setStars] = useState(3);
  const [near, setNear] = useState(true);
  return (
    <Section title="Choices">
      <ChoiceGroup label="Who are you joining as?" choices={roles} value={role} onChange={setRole} />
      <ChoiceGroup label="Schedule" error="Please choose one" choices={roles} value="" onChange={setRole} />
      <MultiChoice label="Working days" first={5} options={days} value={open} onChange={setOpen} />
      <TagInput label="Services" help="Up to ten." value={tags} onChange={setTags} />
      <TagInput label="More services" error="Add at least one service" value={[]} onChange={setTags} />
      <StarInput label="Your rating" value={stars} onChange={setStars} />
      <StarInput label="Your rating, not given" error="Please rate first" value={0} onChange={setStars} />
      <Row title="Chips">
        <Chip>Alterations</Chip>
        <ToggleChip pressed={near} onToggle={setNear}>
          Near me
        </ToggleChip>
        <ToggleChip pressed={!near} onToggle={(pressed) => setNear(!pressed)}>
          Open now
        </ToggleChip>
      </Row>
      <Row title="View more">
        <MoreList items={sweets} first={3}>
          {(shown) => <p>{shown.join(', ')}</p>}
        </MoreList>
      </Row>
    </Section>
  );
}
