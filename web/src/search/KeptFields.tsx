import type { PageUrl } from '../current-url/url';

/** Of one list only: its further pages, the shop that was selected in it, how its text was read, an open dialog. */
const passing = ['page', 'shop', 'exact', 'open', 'stay'];

interface KeptFieldsProps {
  readonly url: PageUrl;
  /** The fields that the form itself sends. */
  readonly except: readonly string[];
}

/** What a form sends along, so that nothing that was chosen is lost. */
export function KeptFields({ url, except }: KeptFieldsProps) {
  return [...url.query]
    .filter(([name]) => !passing.includes(name) && !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
