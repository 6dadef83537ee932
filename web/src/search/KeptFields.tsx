import type { PageUrl } from '../current-url/url';

/** Fields that belong to one list only: its page, its selected shop, how its text was read, an open dialog. */
const passing = ['page', 'shop', 'exact', 'open', 'stay'];

interface KeptFieldsProps {
  readonly url: PageUrl;
  /** The fields that the form itself sends. */
  readonly except: readonly string[];
}

/** The other fields of the url, which the form sends along so that no choice is lost. */
export function KeptFields({ url, except }: KeptFieldsProps) {
  return [...url.query]
    .filter(([name]) => !passing.includes(name) && !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
