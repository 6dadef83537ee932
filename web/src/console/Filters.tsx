import { createContext, type ReactNode, use, useId } from 'react';
import type { PageUrl } from '../current-url/url';
import { Button, ButtonLink } from '../ui/Button';

const FilterUrl = createContext<PageUrl>({ path: '/', query: new URLSearchParams() });

interface FilterFormProps {
  readonly url: PageUrl;
  /** Which of the page's lists it is about, if not the first. */
  readonly show?: string;
  readonly children: ReactNode;
}

/** A plain form whose answers stand in the url: it works without scripts, and can be bookmarked. */
export function FilterForm({ url, show = '', children }: FilterFormProps) {
  const sort = url.query.get('sort');
  const isFiltered = [...url.query.keys()].some((name) => name !== 'sort' && name !== 'page');
  return (
    <FilterUrl value={url}>
      {/* With another url the fields begin anew. */}
      <form
        key={url.query.toString()}
        action={url.path}
        role="search"
        className="flex flex-wrap items-end gap-3 print:hidden"
      >
        {show && <input type="hidden" name="show" value={show} />}
        {children}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <div className="flex gap-2">
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isFiltered && (
            <ButtonLink href={show ? `${url.path}?show=${show}` : url.path} variant="quiet">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </FilterUrl>
  );
}

interface FilterTextProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly type?: 'search' | 'date' | 'text';
}

/** On a phone two dates or short words stand side by side. */
const widths = {
  search: 'basis-full sm:min-w-60 sm:max-w-sm sm:basis-auto',
  text: 'min-w-32 sm:max-w-56',
  date: 'min-w-36 sm:max-w-44',
} as const;

export function FilterText({ name, label, placeholder, type = 'search' }: FilterTextProps) {
  const { query } = use(FilterUrl);
  const id = useId();
  return (
    <div className={`grid flex-1 gap-1 ${widths[type]}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type={type}
        name={name}
        defaultValue={query.get(name) ?? ''}
        placeholder={placeholder}
        className="control"
      />
    </div>
  );
}

interface FilterChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The first one means no filter. */
  readonly any?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function FilterChoice({ name, label, any = 'Any', options }: FilterChoiceProps) {
  const { query } = use(FilterUrl);
  const id = useId();
  return (
    <div className="grid min-w-32 flex-1 gap-1 sm:flex-none">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select id={id} name={name} defaultValue={query.get(name) ?? ''} className="control">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
