import { addAlias, addConcept, addWord, orderCategories } from '@aaspaas/contract/console/words/calls';
import type { ConceptRecord } from '@aaspaas/contract/console/words/shapes';
import { aliasRules, conceptRules, orderRules, wordRules } from '@aaspaas/contract/console/words/rules/word';
import { categories } from '@aaspaas/contract/shops/categories';
import { ActionDialog, type ActionField } from '../ActionForm';

interface AddWordProps {
  readonly button: string;
  /** What the button is called where its label does not say it alone. */
  readonly name?: string;
  readonly word?: string;
  readonly tone?: 'primary' | 'secondary';
  readonly size?: 'small' | 'medium';
}

/** A word that people type, and another that search knows and that means the same. */
export const AddWord = ({ button, name, word = '', tone = 'secondary', size = 'medium' }: AddWordProps) => (
  <ActionDialog
    button={button}
    {...(name && { name })}
    buttonTone={tone}
    size={size}
    title="What does the word mean?"
    call={addAlias}
    fields={[
      { name: 'word', label: 'People type', help: 'In any script, at most five words.' },
      {
        name: 'same_as',
        label: 'It means the same as',
        help: 'A word that search knows, such as plumber, chemist or xerox.',
      },
    ]}
    initial={{ word }}
    rules={aliasRules}
    body={(values) => ({ word: values['word'] ?? '', same_as: values['same_as'] ?? '' })}
    label="Add the word"
    done={({ message }) => message}
  />
);

export const AddWordTo = ({ concept }: Pick<ConceptRecord, 'concept'>) => (
  <ActionDialog
    button="Add a word"
    name={`Add a word to ${concept}`}
    size="small"
    title={`Another word for ${concept}`}
    call={addWord}
    fields={[{ name: 'word', label: 'People type', help: 'In any script, at most five words.' }]}
    rules={wordRules}
    body={({ word = '' }) => ({ concept, word })}
    label="Add the word"
    done={({ message }) => message}
  />
);

const none = { value: '', label: 'None' };
const options = categories.map(({ name }) => ({ value: name, label: name }));

const order: readonly ActionField[] = [
  {
    name: 'first',
    label: 'First category',
    kind: 'choice',
    options: [{ value: '', label: 'Choose' }, ...options],
  },
  { name: 'second', label: 'Second category', kind: 'choice', options: [none, ...options], isOptional: true },
  { name: 'third', label: 'Third category', kind: 'choice', options: [none, ...options], isOptional: true },
];

const orderOf = ({ first = '', second = '', third = '' }: Readonly<Record<string, string>>) => ({
  first,
  second,
  third,
});

/** Which categories come first for a meaning. */
export const OrderCategories = ({
  concept,
  categories: [first = '', second = '', third = ''],
}: ConceptRecord) => (
  <ActionDialog
    button="Order of categories"
    name={`Order of categories of ${concept}`}
    size="small"
    title={`Who offers ${concept}?`}
    call={orderCategories}
    fields={order}
    initial={{ first, second, third }}
    rules={orderRules}
    body={(values) => ({ concept, ...orderOf(values) })}
    label="Use this order"
    done={({ message }) => message}
  />
);

/** Something that search does not know at all. */
export const AddMeaning = () => (
  <ActionDialog
    button="New meaning"
    title="Something that search does not know yet"
    call={addConcept}
    fields={[
      { name: 'name', label: 'Name', help: 'A short name in small English letters, such as drone rental.' },
      {
        name: 'words',
        label: 'People type',
        kind: 'long',
        help: 'All the words for it, in any script, with commas between.',
      },
      {
        name: 'items',
        label: 'Shops write',
        kind: 'long',
        help: 'What listings call it, with commas between.',
        isOptional: true,
      },
      ...order,
    ]}
    rules={conceptRules}
    body={(values) => ({
      name: values['name'] ?? '',
      words: values['words'] ?? '',
      items: values['items'] ?? '',
      ...orderOf(values),
    })}
    label="Add the meaning"
    done={({ message }) => message}
  />
);
