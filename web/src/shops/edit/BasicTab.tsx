import { complain } from '../../forms/complain';
import { editCategories, editCategoriesAtFirst } from './edit-choices';
import { addedToShopRules } from '@aaspaas/contract/shops/rules/edit';
import { otherCategory } from '@aaspaas/contract/shops/category-choice';
import { pricesAfter } from '@aaspaas/contract/shops/prices';
import { PriceList } from '../../forms/fields/PriceList';
import { TagInput } from '../../forms/fields/TagInput';
import { TextArea } from '../../forms/fields/TextArea';
import { TextField } from '../../forms/fields/TextField';
import { CategoryField } from '../category/CategoryField';
import type { TabProps } from './use-edit-shop';
import { say } from '../../say';

export function BasicTab({ shop, editing: { form } }: TabProps) {
  const { services, prices } = form.values;
  const saved = shop.sh_category_name;
  const isAmongFirst = editCategories.slice(0, editCategoriesAtFirst).some((name) => name === saved);
  const own = isAmongFirst || saved === otherCategory ? editCategories : [saved, ...editCategories];
  return (
    <div className="grid gap-4">
      <TextField label="Shop name" autoComplete="organization" {...form.field('shopName')} />
      <TextField label="Owner name" autoComplete="name" {...form.field('ownerName')} />
      <CategoryField
        own={[...new Set(own)]}
        atFirst={editCategoriesAtFirst + own.length - editCategories.length}
        {...form.field('category')}
      />
      <TextArea
        label="Shop description"
        rows={5}
        help={say('Up to 1000 characters, {count} so far', { count: [...form.values.description].length })}
        {...form.field('description')}
      />
      <TagInput
        label="Products and services"
        placeholder="Such as: Rice"
        help="One by one, or a list with commas"
        validate={(service, services) => complain(addedToShopRules, { service, services }).service}
        {...form.field('services')}
        onChange={(tags) =>
          form.setValues(
            { services: tags, prices: pricesAfter({ items: services, prices }, tags, '') },
            'services',
          )
        }
      />
      <PriceList
        items={services}
        prices={prices}
        error={form.errors.prices}
        onChange={(typed) => form.setValues({ prices: typed }, 'prices')}
      />
    </div>
  );
}
