import { type PageUrl, urlWith } from '../current-url/url';

interface TabsProps {
  readonly url: PageUrl;
  /** The field of the url that says which one is shown; the first tab stands for none. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
}

/** Several lists of one page, as plain links. */
export function Tabs({ url, name, label, tabs }: TabsProps) {
  const first = tabs[0]?.value;
  const asked = url.query.get(name);
  const here = tabs.find(({ value }) => value === asked)?.value ?? first;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {tabs.map((tab) => (
        <a
          key={tab.value}
          href={urlWith(url, { [name]: tab.value === first ? null : tab.value, page: null })}
          aria-current={tab.value === here ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-control px-4 font-medium hover:bg-leaf-soft aria-[current]:border-leaf aria-[current]:bg-leaf-soft aria-[current]:text-leaf-strong"
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
